import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'KeyboardHint',
  status: 'stable',
  summary: 'The keys of a shortcut, drawn as keys and read out in words.',
  keywords: ['shortcut', 'hotkey', 'kbd', 'key', 'accelerator'],
  use: ['In menus, tooltips and help, beside the action the keys start.'],
  avoid: [{ when: 'The text is a code of a record.', instead: 'Code' }],
  anatomy: [{ name: 'Key', text: 'One box for each key pressed together.' }],
  keyboard: 'not focusable',
  accessibility: ['The drawn keys are hidden; screen readers hear the words: "Control K".'],
  content: ['Write `Mod` for Control and Command: the device decides which one is drawn.'],
  pairs: [
    {
      do: { text: 'Show it beside the button that does the same.', example: 'BesideTheButton' },
      dont: { text: 'Make a shortcut the only way to an action.', example: 'DontBeTheOnlyWay' },
    },
  ],

  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
