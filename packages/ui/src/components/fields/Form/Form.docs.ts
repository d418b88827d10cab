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
  pairs: [
    {
      do: { text: 'Let people send at any time, and say what is missing.', example: 'SayWhatIsMissing' },
      dont: {
        text: 'Disable the button until all is right: nothing says what is missing.',
        example: 'DontDisableSubmit',
      },
    },
    {
      do: { text: 'Put side by side what is one answer, or short and of one kind.', example: 'SideBySide' },
      dont: {
        text: 'Lay a form out in columns: the order of the fields is lost, and some are missed.',
        example: 'DontLayOutColumns',
      },
    },
  ],

  changelog: [
    { date: '2026-11-22', text: 'FieldRow takes three columns, or as many as fit.' },
    { date: '2026-11-20', text: 'First version.' },
  ],
}
