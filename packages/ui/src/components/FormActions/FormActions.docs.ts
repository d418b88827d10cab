import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'FormActions',
  status: 'stable',
  summary: 'The buttons that end a form.',
  keywords: ['submit', 'save', 'cancel', 'buttons', 'footer'],
  use: [
    'At the end of every form: the submit button first, then the ways out.',
    '`isSticky` in forms longer than a screen.',
  ],
  avoid: [
    {
      when: 'The buttons belong to a dialog: its `footer` holds them.',
      instead: 'Dialog',
    },
  ],
  anatomy: [
    {
      name: 'Buttons',
      text: 'In a row; under each other and full width on phones.',
    },
    {
      name: 'Note',
      text: 'Words at the far end: “Draft saved on this device”.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: [
    'The order of the tab key is the order seen.',
    'When sticky it never covers the focused field: the page leaves room for it.',
    'It is not printed.',
  ],
  content: [
    'The submit button says what is sent: “Submit for approval”.',
    'The way out is “Cancel” or “Save draft”, never “Back” when something would be lost.',
  ],
  do: [
    {
      text: 'Keep the submit button enabled and explain what is missing on press.',
    },
  ],
  dont: [
    {
      text: 'Put a dangerous button beside the submit button.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
