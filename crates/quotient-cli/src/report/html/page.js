// The page of a report: what the data says, drawn. Everything from the checked program goes into the page as text
// nodes or attributes set by name, never as markup.
'use strict';
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const $ = id => document.getElementById(id);
  const ROW = 28, HEAD = 34, GUTTER = 104, SPARE = 12, NARROW = 26;
  const SVG = 'http://www.w3.org/2000/svg';
  const ARROWS = { r: 'reads from', s: 'after', c: 'created by' };

  const make = (tag, attributes, ...children) => {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) {
      if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
      else if (value !== null && value !== undefined && value !== false) node.setAttribute(name, value);
    }
    node.append(...children.filter(child => child !== null && child !== undefined));
    return node;
  };
  const draw = (tag, attributes, text) => {
    const node = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    if (text !== undefined) node.textContent = text;
    return node;
  };
  const hue = thread => [214, 24, 152, 282, 338, 46, 188, 98][thread % 8];
  const plural = (count, one) => count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${one}s`;

  // What is chosen.
  const chosen = { violation: 0, step: 0, thread: '', variable: '', internals: false, arrows: { r: true, s: true, c: true }, file: -1 };
  let violation = null;
  let rows = [];
  let rowOf = [];
  let into = [];
  let outOf = [];
  let history = [];

  // ---- the theme ----
  const system = window.matchMedia ? window.matchMedia('(prefers-color-scheme: dark)') : null;
  const themes = ['system', 'light', 'dark'];
  let theme = 'system';
  const showTheme = () => {
    const dark = theme === 'dark' || theme === 'system' && system && system.matches;
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    $('theme').textContent = { system: '◐ System', light: '☀ Light', dark: '☾ Dark' }[theme];
    $('theme').setAttribute('aria-label', `Colours: ${theme}`);
  };
  const nextTheme = () => { theme = themes[(themes.indexOf(theme) + 1) % themes.length]; showTheme(); };
  if (system) system.addEventListener('change', showTheme);

  // ---- what went wrong ----
  const placeOf = of => of.file >= 0 && of.line ? `${data.files[of.file].name}:${of.line}` : '';
  const showHeader = () => {
    $('title').textContent = data.title;
    $('badge').textContent = data.verdict;
    $('badge').classList.add(data.verdict);
    $('verdict-line').textContent = data.line;
    $('notes').replaceChildren(...data.notes.map(note => make('li', {}, note)));
  };
  const showTabs = () => {
    const tabs = $('violations');
    tabs.hidden = data.violations.length < 2;
    tabs.replaceChildren(...data.violations.map((one, at) => make('button', {
      type: 'button', role: 'tab', id: `tab-${at}`, 'aria-selected': at === chosen.violation, 'aria-controls': 'execution',
      tabindex: at === chosen.violation ? 0 : -1, onclick: () => showViolation(at),
    }, `${at + 1}. ${one.kind}${placeOf(one) ? ' at ' + placeOf(one) : ''}`)));
  };
  const showSummary = () => {
    const about = violation.about.map(line => make('li', {}, line.text, ' ', make('span', { class: 'place' }, placeOf(line))));
    $('summary').hidden = false;
    $('summary').replaceChildren(
      make('div', { class: 'message' }, violation.message),
      make('div', { class: 'quiet' }, `thread ${violation.thread} `, make('span', { class: 'place' }, placeOf(violation)),
        violation.function ? ` in ${violation.function}` : null),
      ...(about.length ? [make('ul', {}, ...about)] : []),
      ...violation.details.map(line => make('div', { class: 'detail' }, line)),
      ...(violation.printed.length ? [printed()] : []));
  };
  // Folded if it is long.
  const printed = () => make('details', violation.printed.length > 12 ? {} : { open: '' },
    make('summary', {}, violation.printed.length === 1 ? 'What it had printed' : `What it had printed (${violation.printed.length} lines)`),
    make('pre', { class: 'printed scroll' }, violation.printed.join('\n')));

  // ---- the lanes ----
  const kept = step => (chosen.thread === '' || step.thread === +chosen.thread || step.bad)
    && (chosen.variable === '' || step.variable === +chosen.variable || step.bad);
  // A call of the library is told as one step, and with internals as all that it does.
  const textOf = step => chosen.internals || step.told === undefined ? step.text : step.told;
  const rowAt = at => {
    const head = violation.steps[at].head;
    return rowOf[at] >= 0 || head === undefined ? rowOf[at] : rowOf[head];
  };
  const lastOf = at => {
    const step = violation.steps[at];
    return !chosen.internals && step && step.end !== undefined ? step.end : at;
  };
  const chooseRows = () => {
    rows = []; rowOf = new Array(violation.steps.length).fill(-1);
    let hidden = 0;
    violation.steps.forEach((step, at) => {
      if (step.internal && !chosen.internals && !step.bad) return;
      if (!kept(step)) { hidden += 1; return; }
      if (hidden) rows.push({ gap: hidden });
      hidden = 0;
      rowOf[at] = rows.length;
      rows.push({ step: at });
    });
    if (hidden) rows.push({ gap: hidden });
    if (rowOf[chosen.step] < 0) chosen.step = violation.steps[chosen.step] && rowAt(chosen.step) >= 0 ? violation.steps[chosen.step].head : nearest(chosen.step);
  };
  const nearest = step => {
    for (let at = step; at >= 0; at--) if (rowOf[at] >= 0) return at;
    return Math.max(0, rowOf.findIndex(row => row >= 0));
  };
  // With many threads the lanes are narrow, and steps stand over those beside: there is one step in a row.
  const laneWidth = () => {
    const room = $('lanes').clientWidth - GUTTER - 8;
    const even = Math.floor(room / Math.max(1, violation.threads.length));
    return violation.threads.length > 8 ? Math.max(NARROW, even) : Math.max(132, Math.min(440, even));
  };
  const laneName = (name, lane) => lane >= 80 || name === 'main' && lane >= 44 ? name : name.replace(/^main\//, '').replace(/^main$/, 'm');
  const chipStyle = (step, lane) => {
    const left = GUTTER + step.thread * lane + 4;
    const colour = `--hue:${hue(step.thread)}`;
    const whole = GUTTER + lane * violation.threads.length + 8;
    if (lane >= 132) return `left:${left}px;${step.bad ? 'min-' : ''}width:${lane - 12}px;max-width:calc(100% - ${left + 8}px);${colour}`;
    const side = left < whole / 2 ? `left:${left}px` : `right:${whole - left - lane + 8}px`;
    return `${side};min-width:${lane - 8}px;max-width:${Math.max(lane, whole / 2 - 40)}px;${colour}`;
  };
  const sentence = at => {
    const step = violation.steps[at];
    const place = placeOf(step);
    return `Step ${at + 1} of ${violation.steps.length}. ${violation.threads[step.thread]}${place ? ', ' + place : ''}: ${textOf(step)}`;
  };
  const rowNode = (row, at, lane) => {
    const top = `top:${HEAD + at * ROW}px`;
    if (row.gap) return make('div', { class: 'row gap', style: top, 'aria-hidden': 'true' }, `… ${plural(row.gap, 'step')} not shown`);
    const step = violation.steps[row.step];
    const before = at > 0 && rows[at - 1].step !== undefined ? violation.steps[rows[at - 1].step].thread : step.thread;
    const classes = ['row'];
    if (before !== step.thread) classes.push('switch');
    if (row.step === chosen.step) classes.push('current');
    if (row.step > chosen.step) classes.push('later');
    if (isLinked(row.step)) classes.push('linked');
    return make('div', {
      class: classes.join(' '), style: top, role: 'option', id: `row-${row.step}`, 'aria-selected': row.step === chosen.step,
      'aria-posinset': row.step + 1, 'aria-setsize': violation.steps.length, 'aria-label': sentence(row.step),
      onclick: () => go(row.step),
    },
    make('span', { class: 'number' }, String(row.step + 1)),
    make('span', { class: 'at', title: placeOf(step) }, step.line ? String(step.line) : ''),
    make('span', {
      class: step.bad ? 'chip bad' : 'chip thread', title: textOf(step),
      style: chipStyle(step, lane),
    }, textOf(step)));
  };
  const linksOf = at => {
    const found = [];
    for (let part = at; part <= lastOf(at); part++) if (violation.steps[part].thread === violation.steps[at].thread) found.push(...(into[part] || []));
    return found.filter(link => rowAt(link[0]) >= 0);
  };
  const isLinked = at => linksOf(chosen.step).some(link => rowAt(link[0]) === rowOf[at])
    || (outOf[chosen.step] || []).some(link => rowAt(link[1]) === rowOf[at]);
  const arrow = ([from, to, kind], lane) => {
    const [a, b] = [violation.steps[from].thread, violation.steps[to].thread];
    const y = at => HEAD + rowAt(at) * ROW + ROW / 2;
    const right = b > a;
    const [near, far] = lane >= 132 ? [lane - 8, 4] : [lane / 2, lane / 2];
    const x1 = GUTTER + a * lane + (right ? near : far), x2 = GUTTER + b * lane + (right ? far - 2 : near + 2);
    const bend = Math.max(18, Math.min(60, Math.abs(x2 - x1) / 2)) * (right ? 1 : -1);
    const strong = rowAt(from) === rowOf[chosen.step] || rowAt(to) === rowOf[chosen.step];
    return draw('path', {
      class: `${kind}${strong ? ' strong' : ''}`, 'marker-end': `url(#head-${kind})`,
      d: `M ${x1} ${y(from)} C ${x1 + bend} ${y(from)}, ${x2 - bend} ${y(to)}, ${x2} ${y(to)}`,
    });
  };
  const showLanes = () => {
    const lanes = $('lanes');
    const lane = laneWidth();
    const width = GUTTER + lane * violation.threads.length + 8;
    const height = HEAD + rows.length * ROW + SPARE;
    const first = Math.max(0, Math.floor((lanes.scrollTop - HEAD) / ROW) - SPARE);
    const last = Math.min(rows.length, first + Math.ceil(lanes.clientHeight / ROW) + 2 * SPARE);
    const head = make('div', { class: lane < 80 ? 'head narrow' : 'head', 'aria-hidden': 'true' }, ...violation.threads.map((name, at) => make('span', {
      class: 'thread', title: [name, violation.functions && violation.functions[at]].filter(Boolean).join(' '), style: lane < 80 ? `left:${GUTTER + at * lane}px;width:${lane - 3}px;--hue:${hue(at)}` : `left:${GUTTER + at * lane + 4}px;max-width:${lane - 12}px;--hue:${hue(at)}`,
    }, laneName(name, lane), lane >= 132 && violation.functions && violation.functions[at] ? make('small', {}, ` ${violation.functions[at]}`) : null)));
    const inner = make('div', { class: 'inner', style: `width:${width}px;height:${height}px` }, head);
    violation.threads.forEach((_, at) => inner.append(make('div', { class: 'lane', style: `left:${GUTTER + at * lane - 2}px` })));
    for (let at = first; at < last; at++) inner.append(rowNode(rows[at], at, lane));
    const svg = draw('svg', { width, height, 'aria-hidden': 'true' });
    svg.style.top = '0';
    const heads = draw('defs', {});
    for (const kind of Object.keys(ARROWS)) {
      const marker = draw('marker', { id: `head-${kind}`, class: kind, viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto', markerUnits: 'userSpaceOnUse' });
      marker.append(draw('path', { d: 'M 0 0 L 8 4 L 0 8 z' }));
      heads.append(marker);
    }
    svg.append(heads);
    for (const link of linksBetween(first, last)) svg.append(arrow(link, lane));
    inner.append(svg);
    const [top, left] = [lanes.scrollTop, lanes.scrollLeft];
    lanes.replaceChildren(inner);
    lanes.scrollTop = top; lanes.scrollLeft = left;
    if (rowOf[chosen.step] >= first && rowOf[chosen.step] < last) lanes.setAttribute('aria-activedescendant', `row-${chosen.step}`);
    else lanes.removeAttribute('aria-activedescendant');
  };
  const linksBetween = (first, last) => {
    const found = [];
    const add = link => {
      const [from, to, kind] = link;
      if (chosen.arrows[kind] && rowAt(from) >= 0 && rowAt(to) >= 0 && rowAt(from) !== rowAt(to)) found.push(link);
    };
    for (let at = first; at < last; at++) {
      const step = rows[at].step;
      if (step === undefined) continue;
      for (let part = step; part <= lastOf(step); part++) {
        (into[part] || []).forEach(add);
        (outOf[part] || []).filter(link => rowAt(link[1]) >= last).forEach(add);
      }
    }
    return found;
  };

  // ---- the step ----
  const linkButton = (at, text) => make('button', { type: 'button', class: 'link', onclick: () => go(at) }, text);
  const showStep = () => {
    const step = violation.steps[chosen.step];
    if (!step) { $('step').replaceChildren(); return; }
    const links = [];
    for (const [from, , kind] of linksOf(chosen.step)) links.push(make('div', { class: 'links' }, `${ARROWS[kind]} `, linkButton(from, `step ${from + 1}`), ` of ${violation.threads[violation.steps[from].thread]}`));
    $('step').replaceChildren(
      make('div', {}, make('span', { class: 'tag thread', style: `--hue:${hue(step.thread)}` }, violation.threads[step.thread]), ' ',
        make('span', { class: 'where' }, `step ${chosen.step + 1}`, placeOf(step) ? `, ${placeOf(step)}` : '', step.function ? `, in ${step.function}` : '')),
      make('div', { class: 'what' }, textOf(step)), ...links);
    $('position').textContent = `step ${chosen.step + 1} of ${violation.steps.length}`;
    $('slider').value = String(chosen.step);
    $('slider').setAttribute('aria-valuetext', sentence(chosen.step));
  };

  // ---- variables ----
  const nameOf = variable => chosen.internals || variable.own === undefined ? variable.name : variable.own;
  const isHidden = variable => variable.internal && !chosen.internals;
  const nameVariables = () => violation.variables.forEach((variable, at) => {
    const option = $('variable-filter').options[at + 1];
    option.textContent = nameOf(variable);
    option.hidden = isHidden(variable);
  });
  const valueAt = (variable, step) => {
    const changes = history[variable];
    let low = 0, high = changes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (changes[middle][0] <= step) low = middle + 1; else high = middle;
    }
    return low > 0 ? changes[low - 1][1] : violation.variables[variable].first;
  };
  const showVariables = () => {
    const touched = violation.steps[chosen.step] ? violation.steps[chosen.step].variable : -1;
    const body = violation.variables.map((variable, at) => {
      if (isHidden(variable)) return null;
      const value = valueAt(at, lastOf(chosen.step));
      const before = chosen.step > 0 ? valueAt(at, chosen.step - 1) : variable.first;
      const classes = [at === touched ? 'touched' : '', value !== before ? 'changed' : ''].join(' ').trim();
      return make('tr', { class: classes || null },
        make('th', { scope: 'row' }, make('button', { type: 'button', title: 'Show only steps of this variable', 'aria-pressed': chosen.variable === String(at),
          onclick: () => setFilter('variable', chosen.variable === String(at) ? '' : String(at)) }, nameOf(variable))),
        make('td', {}, value === null ? '—' : value));
    });
    $('variables').tBodies[0].replaceChildren(...body.filter(Boolean));
    const current = $('variables').querySelector('.touched');
    if (current) current.scrollIntoView({ block: 'nearest' });
  };

  // ---- source ----
  const showFile = index => {
    chosen.file = index;
    $('file').value = String(index);
    const file = data.files[index];
    const stepped = new Map();
    if (violation) violation.steps.forEach((step, at) => {
      if (step.file === index && step.line) stepped.set(step.line, [...(stepped.get(step.line) || []), at]);
    });
    const run = new Set(file.run), unreached = new Set(file.unreached);
    $('source').replaceChildren(...file.lines.map((text, at) => {
      const number = at + 1;
      const classes = [run.has(number) || stepped.has(number) ? 'run' : '', unreached.has(number) ? 'unreached' : '', stepped.has(number) ? 'stepped' : ''];
      const steps = stepped.get(number);
      return make('div', {
        class: classes.join(' ').trim() || null, 'data-line': number,
        onclick: steps ? () => go(steps.find(step => step > chosen.step) ?? steps[0]) : undefined,
      }, make('span', { class: 'n' }, String(number)), make('span', {}, text || ' '));
    }));
  };
  const showSource = () => {
    const step = violation ? violation.steps[chosen.step] : null;
    if (step && step.file >= 0 && step.file !== chosen.file && data.files[step.file].lines.length) showFile(step.file);
    const old = $('source').querySelector('.current');
    if (old) old.classList.remove('current');
    if (!step || step.file !== chosen.file) return;
    const line = $('source').children[step.line - 1];
    if (!line) return;
    line.classList.add('current');
    const box = $('source');
    const top = line.offsetTop - box.offsetTop;
    if (top < box.scrollTop + 20 || top > box.scrollTop + box.clientHeight - 40) box.scrollTop = top - box.clientHeight / 2;
  };

  // ---- going about ----
  // The lanes end where the window does.
  const fit = () => {
    const top = $('lanes').getBoundingClientRect().top + scrollY;
    $('lanes').style.setProperty('--fit', `${Math.max(14 * ROW, innerHeight - top - 16)}px`);
  };
  const reveal = () => {
    const lanes = $('lanes');
    fit();
    // What is not there yet cannot be gone to.
    if (lanes.scrollHeight < HEAD + rows.length * ROW) showLanes();
    const top = HEAD + rowOf[chosen.step] * ROW;
    if (top < lanes.scrollTop + HEAD) lanes.scrollTop = top - HEAD - 2 * ROW;
    else if (top > lanes.scrollTop + lanes.clientHeight - 2 * ROW) lanes.scrollTop = top - lanes.clientHeight + 4 * ROW;
    const lane = laneWidth(), left = GUTTER + violation.steps[chosen.step].thread * lane;
    if (left < lanes.scrollLeft) lanes.scrollLeft = left - GUTTER;
    else if (left + lane > lanes.scrollLeft + lanes.clientWidth) lanes.scrollLeft = left + lane - lanes.clientWidth + 8;
    // In a low or narrow window the lanes themselves may be outside.
    const at = lanes.getBoundingClientRect().top + top - lanes.scrollTop;
    if (at < 0) scrollBy(0, at - 2 * ROW);
    else if (at + ROW > innerHeight) scrollBy(0, at + 2 * ROW - innerHeight);
  };
  const go = at => {
    if (!violation || rowOf[at] === undefined || rowAt(at) < 0) return;
    chosen.step = rowOf[at] >= 0 ? at : violation.steps[at].head;
    reveal(); showLanes(); showStep(); showVariables(); showSource();
  };
  const by = count => {
    if (!violation) return;
    let row = rowOf[chosen.step];
    const way = Math.sign(count);
    for (let left = Math.abs(count); left > 0;) {
      const next = row + way;
      if (next < 0 || next >= rows.length) break;
      row = next;
      if (rows[row].step !== undefined) left -= 1;
    }
    if (rows[row] && rows[row].step === undefined) row -= way;
    if (rows[row] && rows[row].step !== undefined) go(rows[row].step);
  };
  const end = way => {
    const steps = rows.filter(row => row.step !== undefined);
    if (steps.length) go((way < 0 ? steps[0] : steps[steps.length - 1]).step);
  };
  const toSwitch = way => {
    const steps = rows.filter(row => row.step !== undefined).map(row => row.step);
    let at = steps.indexOf(chosen.step);
    const thread = violation.steps[chosen.step].thread;
    while (steps[at + way] !== undefined) {
      at += way;
      if (violation.steps[steps[at]].thread !== thread) break;
    }
    go(steps[at]);
  };
  const setFilter = (name, value) => {
    chosen[name] = value;
    $('thread-filter').value = chosen.thread;
    $('variable-filter').value = chosen.variable;
    $('internals').checked = chosen.internals;
    nameVariables();
    chooseRows(); go(chosen.step);
  };
  const showViolation = at => {
    chosen.violation = at;
    violation = data.violations[at];
    chosen.thread = ''; chosen.variable = ''; chosen.file = -1;
    into = []; outOf = [];
    for (const link of violation.links) {
      (into[link[1]] = into[link[1]] || []).push(link);
      (outOf[link[0]] = outOf[link[0]] || []).push(link);
    }
    history = violation.variables.map(() => []);
    violation.steps.forEach((step, index) => { if (step.value !== undefined && step.value !== null) history[step.variable].push([index, step.value]); });
    const options = (all, names) => [make('option', { value: '' }, all), ...names.map((name, index) => make('option', { value: index }, name))];
    $('thread-filter').replaceChildren(...options('all', violation.threads));
    $('variable-filter').replaceChildren(...options('all', violation.variables.map(variable => variable.name)));
    violation.variables.forEach(variable => { variable.internal = true; });
    violation.steps.forEach(step => { if (step.variable !== undefined && !step.internal) violation.variables[step.variable].internal = false; });
    violation.variables.forEach(variable => { variable.internal ||= variable.own === undefined; });
    const own = violation.steps.some(step => !step.internal && !step.bad);
    chosen.internals = !own;
    $('internals').checked = chosen.internals;
    $('internals-label').hidden = !own || !violation.steps.some(step => step.internal);
    $('slider').max = String(Math.max(0, violation.steps.length - 1));
    $('execution').hidden = false;
    nameVariables();
    showTabs(); showSummary();
    chosen.step = violation.steps.length - 1;
    chooseRows(); go(chosen.step);
  };

  // ---- statistics ----
  const figure = (caption, width, height, parts) => {
    const svg = draw('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': caption });
    svg.append(...parts);
    return make('figure', {}, make('figcaption', {}, caption), svg);
  };
  const short = number => number >= 1e6 ? `${(number / 1e6).toFixed(1)}M` : number >= 1e4 ? `${Math.round(number / 1e3)}k` : String(number);
  const curve = samples => {
    const [width, height, low, left] = [420, 120, 100, 40];
    const [endX, endY] = samples.reduce(([x, y], [a, b]) => [Math.max(x, a), Math.max(y, b)], [1e-9, 1]);
    const points = [[0, 0], ...samples].map(([x, y]) => [left + x / endX * (width - left - 8), low - y / endY * (low - 12)]);
    const line = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
    return figure(`Executions over time: ${samples[samples.length - 1][1].toLocaleString('en')} in ${endX.toFixed(endX < 10 ? 2 : 0)} s`, width, height, [
      draw('line', { class: 'axis', x1: left, y1: low, x2: width - 8, y2: low }),
      draw('polygon', { class: 'area', points: `${left},${low} ${line} ${points[points.length - 1][0].toFixed(1)},${low}` }),
      draw('polyline', { class: 'curve', points: line }),
      draw('text', { x: left - 6, y: 18, 'text-anchor': 'end' }, short(endY)),
      draw('text', { x: left, y: 114 }, '0 s'),
      draw('text', { x: width - 8, y: 114, 'text-anchor': 'end' }, `${endX.toFixed(endX < 10 ? 2 : 0)} s`)]);
  };
  const bars = (caption, parts, total, unit) => {
    const width = 420;
    return figure(caption, width, 8 + parts.length * 26, parts.flatMap(([name, value], at) => {
      const y = 6 + at * 26, most = width - 240;
      return [
        draw('text', { x: 108, y: y + 13, 'text-anchor': 'end' }, name),
        draw('rect', { x: 116, y, width: most, height: 16, rx: 4, fill: 'var(--soft)' }),
        draw('rect', { x: 116, y, width: Math.max(value > 0 ? 2 : 0, most * value / Math.max(total[at], 1e-9)), height: 16, rx: 4, fill: `hsl(${hue(at)} var(--hues) 55%)` }),
        draw('text', { x: 122 + most, y: y + 13 }, unit(value, total[at]))];
    }));
  };
  const showStatistics = () => {
    $('tiles').replaceChildren(...data.counts.map(([name, value]) => make('div', { class: 'tile' }, make('b', {}, value), make('span', {}, name))));
    const plots = [];
    if (data.samples.length > 2) plots.push(curve(data.samples));
    const whole = data.times.reduce((sum, [, seconds]) => sum + seconds, 0);
    if (data.times.length) plots.push(bars('Where the time went', data.times, data.times.map(() => whole), value => `${value.toFixed(3)} s, ${Math.round(100 * value / Math.max(whole, 1e-9))} %`));
    if (data.coverage.length) plots.push(bars('What of the source was reached', data.coverage.map(([name, reached]) => [name, reached]), data.coverage.map(part => part[2]), (value, all) => `${value} of ${all}`));
    $('plots').replaceChildren(...plots);
  };

  // ---- the beginning ----
  let waiting = false;
  const later = () => {
    if (waiting || !violation) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; showLanes(); });
  };
  const keys = {
    ArrowRight: () => by(1), ArrowDown: () => by(1), j: () => by(1), ArrowLeft: () => by(-1), ArrowUp: () => by(-1), k: () => by(-1),
    PageDown: () => by(10), PageUp: () => by(-10), Home: () => end(-1), End: () => end(1), n: () => toSwitch(1), p: () => toSwitch(-1),
    r: () => { const [link] = linksOf(chosen.step); if (link) go(link[0]); },
    v: () => showViolation((chosen.violation + 1) % data.violations.length),
    Escape: () => { chosen.thread = ''; chosen.variable = ''; setFilter('thread', ''); },
  };
  document.addEventListener('keydown', event => {
    const target = event.target;
    const typing = target instanceof HTMLSelectElement || target instanceof HTMLInputElement && target.type !== 'checkbox';
    if (event.ctrlKey || event.metaKey || event.altKey || $('help').open || typing && event.key !== 'Escape') return;
    if (event.key === '?') { $('help').showModal(); event.preventDefault(); return; }
    if (event.key === 'd') { nextTheme(); return; }
    if (target instanceof HTMLElement && target.id === 'source' && event.key !== 'Escape' && event.key.length > 1) return;
    const does = keys[event.key];
    if (!does || !violation) return;
    event.preventDefault();
    does();
  });
  $('lanes').addEventListener('scroll', later, { passive: true });
  window.addEventListener('resize', later);
  $('first').onclick = () => end(-1);
  $('back').onclick = () => by(-1);
  $('on').onclick = () => by(1);
  $('last').onclick = () => end(1);
  $('slider').oninput = event => { const at = nearest(+event.target.value); go(at); };
  $('thread-filter').onchange = event => setFilter('thread', event.target.value);
  $('variable-filter').onchange = event => setFilter('variable', event.target.value);
  $('internals').onchange = event => setFilter('internals', event.target.checked);
  for (const kind of Object.keys(ARROWS)) $(`show-${kind}`).onchange = event => { chosen.arrows[kind] = event.target.checked; showLanes(); };
  $('theme').onclick = nextTheme;
  $('help-button').onclick = () => $('help').showModal();
  $('violations').addEventListener('keydown', event => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    event.stopPropagation(); event.preventDefault();
    showViolation((chosen.violation + way + data.violations.length) % data.violations.length);
    $(`tab-${chosen.violation}`).focus();
  });
  $('file').onchange = event => { showFile(+event.target.value); showSource(); };
  $('file').replaceChildren(...data.files.map((file, at) => file.lines.length ? make('option', { value: at }, file.name) : null).filter(Boolean));

  showTheme(); showHeader(); showStatistics();
  if (data.violations.length) showViolation(0);
  else if (data.files.some(file => file.lines.length)) {
    // Without an execution there is still the source, with what was reached.
    $('main').insertBefore($('source-card'), $('statistics'));
    showFile(data.files.findIndex(file => file.lines.length));
  }
  if (location.hash.startsWith('#step-')) go(Number(location.hash.slice(6)) - 1);
  document.documentElement.dataset.ready = 'yes';
})();
