import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Switch',
  status: 'stable',
  summary: 'Turns a setting on or off at once.',
  keywords: ['toggle', 'on off', 'setting', 'preference'],
  use: ['For settings that are kept the moment they are changed.'],
  avoid: [{ when: 'The answer is saved with a form.', instead: 'Checkbox' }],
  anatomy: [
    { name: 'Track and thumb', text: 'Their place and colour say on or off.' },
    { name: 'Label', text: 'What is on when it is on.' },
  ],
  keyboard: [{ keys: 'Space', does: 'turns it on or off' }],
  accessibility: [
    'It is a switch; screen readers say on or off.',
    'In forced colours the track keeps a border and the thumb its place.',
  ],
  content: ['Name what is on, not the act: "Keyboard shortcuts", not "Turn on keyboard shortcuts".'],
  do: [{ text: 'Say in the hint what it changes.', story: 'WithHint' }],
  dont: [{ text: 'Put a switch into a form that has to be saved.' }],
  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
