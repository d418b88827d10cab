import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Checkbox',
  status: 'stable',
  summary: 'Something that holds or does not hold.',
  keywords: ['tick', 'tick box', 'agree', 'boolean', 'consent'],
  use: [
    'For one statement that is saved with a form.',
    'In a `CheckboxGroup` for several of a list.',
    'Indeterminate for “some of these”, above a list it can tick whole.',
  ],
  avoid: [
    {
      when: 'It takes effect at once.',
      instead: 'Switch',
    },
    {
      when: 'Exactly one of several is chosen.',
      instead: 'RadioGroup',
    },
  ],
  anatomy: [
    {
      name: 'Box',
      text: '18 px, ticked, dashed or empty.',
    },
    {
      name: 'Label',
      text: 'A statement; pressing it ticks too.',
    },
    {
      name: 'Hint',
      text: 'What follows from it.',
    },
    {
      name: 'Error',
      text: 'Below, with a mark.',
    },
  ],
  keyboard: [
    {
      keys: 'Space',
      does: 'ticks and unticks',
    },
  ],
  accessibility: [
    'The label is the name; the whole line can be pressed, 44 px high for fingers.',
    'Indeterminate is said as “mixed”.',
    'In forced colours the box keeps its edge and tick.',
  ],
  content: [
    'Write a statement that is true when ticked: “The licence is for this address”.',
    'Never a negation: nobody ticks “Do not send” without a second look.',
  ],
  do: [
    {
      text: 'Say what follows from ticking.',
      story: 'WithHint',
    },
  ],
  dont: [
    {
      text: 'Tick it beforehand where it costs the person something.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
