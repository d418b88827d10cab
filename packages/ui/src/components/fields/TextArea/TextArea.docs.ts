import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'TextArea',
  status: 'stable',
  summary: 'Several lines of text: remarks, a reason, an address as it is written.',
  keywords: ['multiline', 'remarks', 'comment', 'reason', 'notes', 'textarea'],
  use: ['When an answer may be longer than a line.'],
  avoid: [{ when: 'One line is enough.', instead: 'TextField' }],
  anatomy: [
    ...fieldAnatomy,
    {
      name: 'Box',
      text: 'At least `rows` lines; it grows with the text up to 24 rem and can be pulled taller.',
      at: 'textarea',
    },
    { name: 'Count', text: 'Characters typed and allowed, when there is a `maxLength`.' },
  ],
  anatomyStory: 'Invalid',
  keyboard: [{ keys: 'Enter', does: 'begins a new line' }],
  accessibility: [...fieldAccessibility, 'The count is announced only near its end.'],
  content: ['Ask for what is needed: "Why is the request rejected?" brings better answers than "Remarks".'],
  pairs: [
    {
      do: { text: 'Keep a text that is too long, and say by how much.', example: 'TooLong' },
      dont: {
        text: 'Take several lines in a field of one line: their beginning is out of sight.',
        example: 'DontTakeOneLine',
      },
    },
  ],

  changelog: [
    { date: '2026-11-20', text: 'First version.' },
    { date: '2026-11-22', text: 'The box is the browser’s own: faster to type in and to move between.' },
  ],
}
