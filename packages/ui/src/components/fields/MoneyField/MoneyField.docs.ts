import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'MoneyField',
  status: 'stable',
  summary: 'An amount in pesos, kept in centavos; pasted commas, spaces and the peso sign are read.',
  keywords: ['money', 'amount', 'peso', 'currency', 'price', 'rate', 'fee', 'centavos'],
  use: ['For every amount somebody types: a rate, a fee, a limit.'],
  avoid: [{ when: 'The amount is only shown.', instead: 'Numeric' }],
  anatomy: [
    ...fieldAnatomy,
    { name: 'Peso sign', text: 'Stands before the amount and is not part of it.', at: 'span:has(+ input)' },
    { name: 'Amount', text: 'Written out with commas and two decimals when the field is left.', at: 'input' },
  ],
  anatomyStory: 'Invalid',
  keyboard: [{ keys: 'Tab', does: 'leaves the field and writes the amount out' }],
  accessibility: [
    ...fieldAccessibility,
    'A text that is no amount is said when the field is left, and taken back as soon as it can be read.',
  ],
  content: [
    'Never round: at most two decimals are taken, a third one is an error.',
    'The label says what the amount is for and of what time: "Daily rate".',
  ],
  pairs: [
    {
      do: {
        text: 'Take amounts as people paste them; the field drops commas, spaces and the peso sign.',
        example: 'Rate',
      },
      dont: { text: 'Take an amount as a text: signs and commas reach the server.', example: 'DontTakeText' },
    },
  ],

  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
