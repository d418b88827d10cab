import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Field',
  parts: ['ErrorWords', 'FieldShell', 'GroupField', 'LabelRow'],
  status: 'stable',
  summary: 'The shell every field is made of: label, hint, error and count.',
  keywords: ['label', 'hint', 'error message', 'form field', 'shell'],
  use: ['Only when writing a new kind of field.'],
  avoid: [
    {
      when: 'A screen needs an answer: take the field that fits it.',
      instead: 'TextField',
    },
  ],
  anatomy: [
    {
      name: 'LabelRow',
      text: 'Label and the word “required”.',
    },
    {
      name: 'Hint',
      text: 'One sentence, read with the control.',
    },
    {
      name: 'Control',
      text: 'What the new field brings.',
    },
    {
      name: 'ErrorWords',
      text: 'The error with its mark.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: [
    'Inside a react-aria field it joins label, hint and error to the control by itself.',
    'Around a native control give the control the ids yourself, as `NativeSelect` does.',
  ],
  content: ['The error replaces nothing: the hint stays, because it holds the rule.'],
  do: [
    {
      text: 'Pass `isRequired` on, so that every field says it in the same words.',
    },
  ],
  dont: [
    {
      text: 'Draw a label of your own beside a control.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
