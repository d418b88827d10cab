/** The rules of screens:check in the order of the columns, with their texts. */
export const ruleTexts = {
  axe: 'every rule of axe at 1440 px, light theme, target size of WCAG 2.2 among them',
  dark: 'the rules of axe that see colours, dark theme',
  forced: 'in forced colours fields, and buttons without words, keep an edge or a drawing',
  targets: 'targets of at least 24 px at 390 px (2.5.8)',
  spacing: 'wide text spacing cuts nothing without a sign (1.4.12)',
  sideways: 'nothing wider than the window at 1440, 1024, 390 and 320 px (1.4.10)',
  landmarks: 'landmarks have names that differ, and are 14 at most (1.3.1, 2.4.1)',
  names: 'a cell of a list says a day once',
  titles: 'no other address of the role has the same title (2.4.2)',
  errors:
    'every line of the summary of an empty form leads to a field, and the title begins with their number (3.3.1)',
  focus: 'the first 60 stops of the keyboard at 320 by 256 px are not hidden (2.4.11)',
  order: 'these stops follow the order of the page (2.4.3)',
  trap: 'the keyboard leaves each of them (2.1.2)',
  lines: 'rows of lists have one line at 1440 px (rule of composition)',
  top: 'content begins by 260 px behind the sign-in (rule of composition)',
} as const

/** Name of a rule. */
export type RuleName = keyof typeof ruleTexts
