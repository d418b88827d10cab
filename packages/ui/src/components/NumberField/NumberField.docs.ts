import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'NumberField',
  status: 'stable',
  summary: 'A number that is counted with, stepped by arrows or buttons.',
  keywords: ['quantity', 'count', 'percent', 'stepper', 'amount', 'spinbutton'],
  use: [
    'For counts, beds, days, percentages.',
    'Without buttons (`hasButtons={false}`) where nobody steps through the values.',
  ],
  avoid: [
    {
      when: 'It is an amount of money.',
      instead: 'MoneyField',
    },
    {
      when: 'It is a number only by its characters: a licence or telephone number.',
      instead: 'CodeField',
    },
  ],
  anatomy: [
    {
      name: 'Label',
      text: 'What is asked, above the control, with the word “required” at its end.',
    },
    {
      name: 'Hint',
      text: 'One sentence of help between label and control.',
    },
    {
      name: 'Box',
      text: 'The number, at the end of the box, figures of one width.',
    },
    {
      name: 'Unit',
      text: 'The percent sign, when `kind` is `percent`.',
    },
    {
      name: 'Minus and plus',
      text: 'Step by `step`.',
    },
    {
      name: 'Error',
      text: 'What is wrong and what to do, with a mark, below the control.',
    },
  ],
  keyboard: [
    {
      keys: 'Arrow up and Arrow down',
      does: 'step by one step',
    },
    {
      keys: 'Page up and Page down',
      does: 'step too',
    },
    {
      keys: 'Home and End',
      does: 'go to the least and the most, if there are any',
    },
  ],
  accessibility: [
    'The label, the hint and the error are joined to the control, so a screen reader reads all three.',
    'It is a spin button: value, least and most are read out.',
    'The wheel does not change it, so scrolling past it is safe.',
    'Commas and spaces in a pasted number are ignored.',
  ],
  content: ['Put the unit into the label when there is no sign for it: “Beds”, “Days before expiry”.'],
  do: [
    {
      text: 'Let the percent sign stand in the box.',
      story: 'Percent',
    },
  ],
  dont: [
    {
      text: 'Use it for a year or a code: nobody wants those with commas.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
