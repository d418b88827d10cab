import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Switch',
  status: 'stable',
  summary: 'Turns a setting on or off at once.',
  keywords: ['toggle', 'on off', 'setting', 'preference'],
  use: ['For a setting that takes effect as it is pressed: compact tables, mail notices.'],
  avoid: [
    {
      when: 'The answer is saved with a form.',
      instead: 'Checkbox',
    },
    {
      when: 'There are more than two positions.',
      instead: 'RadioGroup',
    },
  ],
  anatomy: [
    {
      name: 'Track and thumb',
      text: 'Left is off, right is on; colour repeats it.',
    },
    {
      name: 'Label',
      text: 'What is on when it is on.',
    },
    {
      name: 'Hint',
      text: 'What changes.',
    },
  ],
  keyboard: [
    {
      keys: 'Space',
      does: 'turns it over',
    },
  ],
  accessibility: [
    'It is a switch by role, read as on or off.',
    'In forced colours the thumb stays visible in both positions.',
  ],
  content: [
    'Name the thing, not the act: “Compact tables”, not “Turn on compact tables”.',
    'The label stays the same in both positions.',
  ],
  do: [
    {
      text: 'Say the effect in the hint when it is not plain.',
      story: 'WithHint',
    },
  ],
  dont: [
    {
      text: 'Use it beside a Save button: nobody then knows when it counts.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
