import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'CodeField',
  status: 'stable',
  summary: 'A code or licence number in the mono face; white space is dropped as it is pasted.',
  keywords: ['licence number', 'PRC', 'PhilHealth', 'account number', 'identifier'],
  use: ['For PRC licences, PhilHealth accreditations, bank accounts and codes of records.'],
  avoid: [
    {
      when: 'It is counted with.',
      instead: 'NumberField',
    },
    {
      when: 'It is a telephone number or free text.',
      instead: 'TextField',
    },
  ],
  anatomy: [
    {
      name: 'Label',
      text: 'What is asked, above the control, with the word “required” at its end.',
    },
    {
      name: 'Hint',
      text: 'By `kind`: where the number is found, and its length.',
    },
    {
      name: 'Box',
      text: 'Mono, so that 0 and O differ.',
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
    '`kind` chooses the keyboard of a phone.',
    'Only white space is dropped; letters and dashes stay for the form to check.',
  ],
  content: ['Name the number as it stands on the paper: “PRC licence number”.'],
  do: [
    {
      text: 'Take a number with its spaces, as it is pasted.',
      story: 'Pasted',
    },
  ],
  dont: [
    {
      text: 'Forbid characters while typing: say what is wrong at the end.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
