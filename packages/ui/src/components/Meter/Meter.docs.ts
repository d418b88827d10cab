import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Meter',
  status: 'stable',
  summary: 'How much of a known whole there is: papers confirmed, beds in use.',
  keywords: ['gauge', 'level', 'completion', 'share', 'quota', 'capacity'],
  use: ['For a level within known bounds that changes only when people do something.'],
  avoid: [
    { when: 'A job runs and moves the bar by itself.', instead: 'ProgressBar' },
    { when: 'Steps of a form are counted.', instead: 'StepList' },
    { when: 'Several levels are compared.', instead: 'BarList' },
  ],
  anatomy: [
    { name: 'Label', text: 'What is measured.', at: '[role="meter"] span' },
    {
      name: 'Value',
      text: 'The level in words, "9 of 12", at the end of the line.',
      at: '[role="meter"] span + span',
    },
    {
      name: 'Bar',
      text: 'The share; its colour says what the level means.',
      at: '[role="meter"] > :last-child',
    },
  ],
  anatomyStory: 'Default',
  keyboard: 'not focusable',
  accessibility: [
    'Role `meter` with its label as name and the words as value.',
    'Colour only repeats what the words say; in forced colours all bars look alike.',
  ],
  content: ['Count things, not percent, where the whole is small: "9 of 12".'],
  do: [{ text: 'Take `attention` and `danger` for levels that ask for something.', story: 'States' }],
  dont: [{ text: 'Animate it or let it fill by itself.' }],
  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
