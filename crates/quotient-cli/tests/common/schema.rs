//! Holds JSON against a JSON Schema: the part of the language that the schemas in `docs` are written in, and no
//! more. Stricter than the language in one point: what is not described is a fault, so that nothing is
//! told that is not documented.

use serde_json::Value;

/// What of the value is not as the schema says, each with where it is.
pub fn faults(schema: &Value, value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    check(schema, schema, value, "$", &mut found);
    found
}

fn check(root: &Value, schema: &Value, value: &Value, at: &str, found: &mut Vec<String>) {
    let rules = schema.as_object().expect("a schema is an object");
    for (rule, wanted) in rules {
        let holds = match rule.as_str() {
            "$schema" | "$defs" | "title" | "description" | "required" => true,
            "$ref" => {
                let name = wanted.as_str().and_then(|name| name.strip_prefix('#'));
                let target = name.and_then(|name| root.pointer(name));
                check(root, target.expect("a known definition"), value, at, found);
                true
            }
            "type" => match wanted {
                Value::Array(types) => types.iter().any(|name| is_a(value, name)),
                name => is_a(value, name),
            },
            "enum" => wanted.as_array().expect("a list").contains(value),
            "minimum" => value.as_f64() >= wanted.as_f64(),
            "minItems" => value.as_array().map(Vec::len) >= wanted.as_u64().map(|n| n as usize),
            "maxItems" => value.as_array().map(Vec::len) <= wanted.as_u64().map(|n| n as usize),
            "items" => {
                for (index, item) in value.as_array().into_iter().flatten().enumerate() {
                    check(root, wanted, item, &format!("{at}[{index}]"), found);
                }
                true
            }
            "properties" => {
                for (name, property) in value.as_object().into_iter().flatten() {
                    match wanted.get(name) {
                        Some(wanted) => {
                            check(root, wanted, property, &format!("{at}.{name}"), found)
                        }
                        None => found.push(format!("{at}.{name} is not described")),
                    }
                }
                true
            }
            // Only ever that of a version.
            "pattern" => {
                let pattern = wanted.as_str().and_then(|text| text.strip_prefix('^'));
                let (major, _) = pattern
                    .and_then(|p| p.split_once("\\."))
                    .expect("a version");
                let version = value.as_str().and_then(|text| text.split_once('.'));
                version.is_some_and(|(one, other)| one == major && other.parse::<u32>().is_ok())
            }
            "const" => value == wanted,
            "anyOf" => {
                let one = |schema: &Value| {
                    let mut faults = Vec::new();
                    check(root, schema, value, at, &mut faults);
                    faults
                };
                let each: Vec<_> = wanted.as_array().expect("a list").iter().map(one).collect();
                if !each.iter().any(Vec::is_empty) {
                    found.extend(each.into_iter().flatten());
                }
                true
            }
            rule => panic!("the schema uses `{rule}`, which is not understood here"),
        };
        if !holds {
            found.push(format!("{at}: {value} is not {rule} {wanted}"));
        }
    }
    for name in schema["required"].as_array().into_iter().flatten() {
        let name = name.as_str().expect("a name");
        if value.is_object() && value.get(name).is_none() {
            found.push(format!("{at}.{name} is missing"));
        }
    }
}

fn is_a(value: &Value, name: &Value) -> bool {
    match name.as_str().expect("a name") {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "number" => value.is_number(),
        "integer" => value.is_u64() || value.is_i64(),
        name => panic!("the schema has the type `{name}`, which is not understood here"),
    }
}
