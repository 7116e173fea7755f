# Tests that Quotient checks, for ctest:
#
#   find_package(Quotient REQUIRED)
#   quotient_add_test(queue SOURCES queue.c driver.c FLAGS -DTHREADS=3 TARGETS mylib EXPECT safe)
#
# SOURCES   the files of the program
# ENTRY     functions to check in the place of main, as a pattern: test_*
# EXPECT    safe (if not given), violation, incomplete, or a kind of violation such as deadlock
# OPTIONS   options of `quotient check`
# FLAGS     flags for clang
# TARGETS   libraries whose include directories and definitions the program is compiled with
#
# The test is `quotient test` on a quotient.toml that is written to the build tree.

cmake_minimum_required(VERSION 3.19)

find_program(QUOTIENT_EXECUTABLE quotient
  HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../bin"
  DOC "The command quotient")
# Headers that make GoogleTest's and Catch2's tests checkable.
find_path(QUOTIENT_INCLUDE_DIR quotient/gtest.h
  HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../include" "${CMAKE_CURRENT_LIST_DIR}/../include")

if(NOT QUOTIENT_EXECUTABLE)
  set(Quotient_FOUND FALSE)
  set(Quotient_NOT_FOUND_MESSAGE
    "the command quotient is not on the PATH; install it, or set QUOTIENT_EXECUTABLE")
  return()
endif()

function(quotient_add_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "ENTRY;EXPECT" "SOURCES;OPTIONS;FLAGS;TARGETS")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "quotient_add_test(${name}): unknown arguments: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT arg_SOURCES)
    message(FATAL_ERROR "quotient_add_test(${name}): name the files of the program with SOURCES")
  endif()

  set(files "")
  foreach(source IN LISTS arg_SOURCES)
    get_filename_component(path "${source}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_SOURCE_DIR}")
    string(APPEND files "'${path}', ")
  endforeach()

  set(flags "${arg_FLAGS}")
  if(QUOTIENT_INCLUDE_DIR)
    list(APPEND flags "-I${QUOTIENT_INCLUDE_DIR}")
  endif()
  list(JOIN flags " " flags)
  foreach(target IN LISTS arg_TARGETS)
    # A generator expression: what a target is built with is known at the end only.
    foreach(pair "-I;INTERFACE_INCLUDE_DIRECTORIES" "-D;INTERFACE_COMPILE_DEFINITIONS")
      list(GET pair 0 flag)
      list(GET pair 1 property)
      set(value "$<TARGET_PROPERTY:${target},${property}>")
      string(APPEND flags "$<$<BOOL:${value}>: ${flag}$<JOIN:${value}, ${flag}>>")
    endforeach()
  endforeach()

  list(JOIN arg_OPTIONS " " options)
  set(text "[[program]]\nfiles = [${files}]\noptions = '''${options}'''\nflags = '''${flags}'''\n")
  if(arg_ENTRY)
    string(APPEND text "entry = '${arg_ENTRY}'\n")
  endif()
  if(arg_EXPECT)
    string(APPEND text "expect = '${arg_EXPECT}'\n")
  endif()
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/quotient/${name}")
  file(GENERATE OUTPUT "${folder}/quotient.toml" CONTENT "${text}")
  add_test(NAME "${name}" COMMAND "${QUOTIENT_EXECUTABLE}" test "${folder}")
endfunction()
