import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Switch',
  status: 'stable',
  summary: 'Turns a setting on or off at once.',
  keywords: ['toggle', 'on off', 'setting', 'preference'],
  use: ['For settings that are kept the moment they are changed.'],
  avoid: [{ when: 'The answer is saved with a form.', instead: 'Checkbox' }],
  guide: [
    {
      title: 'Placement',
      text: [
        'On pages of settings, one below the other, the label beside it. Not inside a form that has a button to save.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'The test is the save button. Where there is one, the answer is a `Checkbox`; where the change counts at once, it is a Switch.',
        'Two modes that both have a name, such as table and chart: `Tabs` or a choice, not on and off.',
        'Three or more states: `RadioGroup` or `NativeSelect`.',
        'What is hard to undo or needs a reason is no switch: a `Button` that opens a question.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'It moves when it is pressed. If the server refuses, it moves back, and a message says why.',
        'It announces itself as a switch, with on or off.',
        'What depends on it is shown below it and disappears with it.',
        'A setting that is kept on the device says so, since it is not on the next one.',
      ],
    },
    {
      title: 'Content',
      text: [
        'The label names what is on: “Keyboard shortcuts”. It stays the same in both states; “Turn on” would be wrong in one of them.',
        'The hint says what changes for the person, in one sentence.',
        'No words “on” and “off” beside it; the place of the thumb and the announcement say it.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'People know switches from the settings of their phones, where everything counts at once. A switch that waits for a button breaks that promise, and changes are lost when the page is left.',
        'Colour alone cannot say on or off (WCAG 2.2, 1.4.1); the place of the thumb does.',
      ],
    },
  ],
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
  pairs: [
    {
      do: { text: 'Let it take effect at once, and say in the hint what it changes.', example: 'AtOnce' },
      dont: {
        text: 'Put a switch into a form that has to be saved: it looks done, and is not.',
        example: 'DontSaveLater',
      },
    },
  ],

  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
