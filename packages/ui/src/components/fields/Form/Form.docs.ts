import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Form',
  parts: ['FieldRow'],
  status: 'stable',
  summary: "One column of fields; errors are shown by the fields, never by the browser's bubbles.",
  keywords: ['form', 'submit', 'validation', 'fieldset', 'data entry'],
  use: ['Round every set of fields that is sent together.'],
  avoid: [{ when: 'Filters take effect at once.', instead: 'FilterBar' }],
  anatomy: [
    {
      name: 'FieldRow',
      text: 'Two or three fields in one line, or as many as fit, under each other on phones; their controls stand level.',
    },
    { name: 'Fields', text: 'Under each other, 20 px apart.', at: 'form > div' },
    {
      name: 'Sections',
      text: 'Groups with a heading, where there are more than about seven fields.',
      at: 'form > section',
    },
    { name: 'Actions', text: 'FormActions at the end.', at: 'form > :last-child' },
  ],
  anatomyStory: 'Default',
  keyboard: [{ keys: 'Enter in a one-line field', does: 'sends the form' }],
  accessibility: [
    'Give it a name with `aria-label` or `aria-labelledby`; it is then a landmark.',
    'A form inside a dialog does not send the form behind it.',
  ],
  content: ['One question a field, in the order people think of them.'],
  do: [
    {
      text: 'Keep one column; side by side only what is one answer, such as month and year.',
      story: 'Default',
    },
    { text: 'Put short fields that belong together into a FieldRow.', story: 'SideBySide' },
    { text: 'Let a long label wrap: the boxes beside it stay in line.', story: 'LongLabels' },
  ],
  dont: [{ text: 'Disable the submit button until all is right. Let people send, and say what is missing.' }],
  changelog: [
    { date: '2026-11-22', text: 'FieldRow takes three columns, or as many as fit.' },
    { date: '2026-11-20', text: 'First version.' },
  ],
}
