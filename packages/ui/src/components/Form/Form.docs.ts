import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Form',
  status: 'stable',
  summary: 'One column of fields that are sent together.',
  keywords: ['form', 'submit', 'fields', 'layout'],
  use: ['Around every set of answers that is saved at once.'],
  avoid: [
    {
      when: 'Each change takes effect by itself.',
      instead: 'Switch',
    },
  ],
  anatomy: [
    {
      name: 'Fields',
      text: 'One below the other, 20 px apart.',
    },
    {
      name: 'Actions',
      text: '`FormActions` at the end.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter in a field',
      does: 'submits the form',
    },
  ],
  accessibility: [
    'Name it with `aria-label` where no heading does.',
    'Errors are shown by the fields and by `ErrorSummary`, never by the browser’s bubbles.',
    'A form inside a dialog does not submit the form behind it.',
  ],
  content: ['Order questions as people think: who, where, what, when.', 'Ask only what somebody will use.'],
  do: [
    {
      text: 'Let Enter send it.',
      story: 'EnterSubmits',
    },
  ],
  dont: [
    {
      text: 'Set two columns of fields: the eye loses the order.',
    },
    {
      text: 'Disable the submit button until everything is right; say what is missing instead.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
