import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'TextArea',
  status: 'stable',
  summary: 'Several lines of text.',
  keywords: ['multiline', 'remarks', 'comment', 'notes', 'description'],
  use: [
    'For remarks, reasons and descriptions that may fill more than a line.',
    'With `maxLength` when the server keeps only so much.',
  ],
  avoid: [
    {
      when: 'The answer is one line.',
      instead: 'TextField',
    },
    {
      when: 'The text is read, not written.',
      instead: 'Text',
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
      text: 'At least `rows` lines high; it can be made higher by its corner.',
    },
    {
      name: 'Error',
      text: 'What is wrong and what to do, with a mark, below the control.',
    },
    {
      name: 'Count',
      text: 'Characters used and allowed.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'begins a new line',
    },
  ],
  accessibility: [
    'The label, the hint and the error are joined to the control, so a screen reader reads all three.',
    'The count is announced only when few characters are left.',
  ],
  content: ['Ask for one thing: “Reason for the return”.', 'Say in the hint who will read it.'],
  do: [
    {
      text: 'Count down where there is a limit.',
      story: 'Counted',
    },
  ],
  dont: [
    {
      text: 'Cut pasted text off at the limit.',
    },
    {
      text: 'Make it one line high: that promises a short answer.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
