import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'NumberField',
  status: 'stable',
  summary: 'A whole or decimal number that may be stepped: beds, days, percent.',
  keywords: ['number', 'quantity', 'stepper', 'spinner', 'percent', 'increment'],
  use: ['For counts and percentages people reckon with.', 'For a year, with `format` year: no comma in it.'],
  avoid: [
    { when: 'It is an amount of money.', instead: 'MoneyField' },
    { when: 'It is a number nobody reckons with, such as a licence.', instead: 'CodeField' },
  ],
  anatomy: [
    ...fieldAnatomy,
    { name: 'Number', text: 'Right-aligned, in figures of one width.', at: 'input' },
    { name: 'Unit', text: 'A percent sign for `format` percent.' },
    { name: 'Minus and plus', text: 'Step by `step`; left out with `hasButtons` false.', at: 'button' },
  ],
  anatomyStory: 'Invalid',
  keyboard: [
    { keys: 'Arrow up / Arrow down', does: 'step by one `step`' },
    { keys: 'Home / End', does: 'go to the least and the greatest value' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'The mouse wheel changes nothing, so that scrolling past a field is safe.',
    'An empty field is null, not zero; a value that is no number shows as an empty field.',
  ],
  content: ['Name the unit in the label or the hint: "Bed capacity", "Days of notice".'],
  pairs: [
    {
      do: {
        text: 'Show the buttons where people step through numbers, and leave them out elsewhere.',
        example: 'Steps',
      },
      dont: {
        text: 'Use it for a code or a telephone number: it has no sum, and loses its zeros.',
        example: 'DontCountCodes',
      },
    },
  ],

  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
