import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'ContextualHelp',
  status: 'beta',
  summary: 'A question mark that explains a term beside it.',
  keywords: ['help', 'info', 'question mark', 'explanation', 'definition', 'more information'],
  use: ['For a term some people know and others do not.'],
  avoid: [
    { when: 'Everybody needs it in order to answer.', instead: 'TextField' },
    { when: 'It is a warning.', instead: 'Notice' },
  ],
  anatomy: [
    { name: 'Button', text: 'A question mark, named "Help:" and the title.' },
    { name: 'Panel', text: 'Title, a few sentences, a link where there is more.' },
  ],
  keyboard: [
    { keys: 'Enter or Space', does: 'opens' },
    { keys: 'Escape', does: 'closes; the focus returns to the button' },
  ],
  accessibility: ['It opens by press, not by hover, and is a dialog with its title as name.'],
  content: ['The title is the question people have: "What counts as a bed".'],
  do: [{ text: 'Place it right after the term.', story: 'Open' }],
  dont: [{ text: 'Hide a condition in it that decides the outcome.' }],
  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
