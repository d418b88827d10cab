import { describe, expect, it } from 'vitest'
import { problemOf } from '../../scripts/commit-message.ts'

describe('subjects of commits', () => {
  it.each([
    "server: raise keep-alive timeout above the proxy's",
    'DataTable: use a text glyph in the row menu',
    'api, portal: name the fields once',
    'docs/adr: decide on one orchestrator',
    'Revert "server: raise keep-alive timeout above the proxy\'s and wait longer for it"',
    `ui: ${'x'.repeat(68)}`,
  ])('accepts %s', (subject) => {
    expect(problemOf(subject)).toBeUndefined()
  })

  it.each([
    ['Changelog', 'it does not have the form "area: summary"'],
    ['ui:no space', 'it does not have the form "area: summary"'],
    ['ui: ', 'it does not have the form "area: summary"'],
    ['ui: make it so.', 'it ends with a full stop'],
    [`ui: ${'x'.repeat(69)}`, 'it has 73 characters, at most 72 are allowed'],
  ])('refuses %s', (subject, problem) => {
    expect(problemOf(subject)).toBe(problem)
  })
})
