import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'MoneyField',
  status: 'stable',
  summary: 'An amount in pesos, kept in centavos.',
  keywords: ['price', 'rate', 'fee', 'peso', 'currency', 'amount'],
  use: ['For every price, rate, fee and total that is typed.'],
  avoid: [
    {
      when: 'The amount is only shown.',
      instead: 'Numeric',
    },
    {
      when: 'It is a percentage or a count.',
      instead: 'NumberField',
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
      name: 'Peso sign',
      text: 'Before the amount, always there.',
    },
    {
      name: 'Amount',
      text: 'Written out with commas and two decimals when the field is left.',
    },
    {
      name: 'Error',
      text: 'What is wrong and what to do, with a mark, below the control.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'submits the form around it',
    },
  ],
  accessibility: [
    'The label, the hint and the error are joined to the control, so a screen reader reads all three.',
    'Commas, spaces and the peso sign in typed or pasted text are ignored.',
    'What cannot be read stays as it was typed, with an error, and the value is null.',
    'The keyboard of a phone shows figures.',
  ],
  content: ['Name the amount: “Daily rate”. The sign says the currency.'],
  do: [
    {
      text: 'Take what people paste from a spreadsheet.',
      story: 'Pasted',
    },
    {
      text: 'Say what an amount looks like when the text is none.',
      story: 'NotAnAmount',
    },
  ],
  dont: [
    {
      text: 'Round or drop decimals in silence.',
    },
    {
      text: 'Let a zero stand for “not known”: leave the field empty.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
