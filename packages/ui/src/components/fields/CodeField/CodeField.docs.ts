import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'CodeField',
  status: 'beta',
  summary: 'A code or licence number in the mono face; white space is dropped as it is typed or pasted.',
  keywords: [
    'PRC licence',
    'PhilHealth number',
    'account number',
    'identifier',
    'reference',
    'one-time code',
  ],
  use: [
    'For numbers people copy from a card or a letter; `variant` brings the keyboard, the width and a hint.',
  ],
  avoid: [
    { when: 'The number is reckoned with.', instead: 'NumberField' },
    { when: 'It is only shown.', instead: 'Code' },
  ],
  anatomy: [
    ...fieldAnatomy,
    { name: 'Code', text: 'Mono face, so that 0 and O, 1 and l differ.', at: 'input' },
  ],
  anatomyStory: 'Invalid',
  keyboard: [{ keys: 'Tab', does: 'goes on; nothing is stepped' }],
  accessibility: [...fieldAccessibility, 'Phones show a number pad for `prc` and `account`.'],
  content: ['Say where the number is found: "As on the PRC card".'],
  pairs: [
    {
      do: { text: 'Take the number in one box, as it was copied, with its spaces.', example: 'OneBox' },
      dont: { text: 'Split one number into several boxes: it cannot be pasted then.', example: 'DontSplit' },
    },
  ],

  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
