import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Popover',
  status: 'stable',
  summary: 'A small panel beside the button that opens it.',
  keywords: ['flyout', 'panel', 'dropdown', 'bubble', 'popup'],
  use: ['For a few facts or controls that belong to one button.'],
  avoid: [
    { when: 'The lines are actions.', instead: 'Menu' },
    { when: 'Nothing else may be done meanwhile.', instead: 'Dialog' },
  ],
  anatomy: [
    { name: 'Trigger', text: 'A button of this package.', at: 'button[aria-expanded="true"]' },
    { name: 'Panel', text: 'Up to 24 rem wide; it turns to where there is room.', at: '[role="dialog"]' },
  ],
  anatomyStory: 'Open',
  keyboard: [
    { keys: 'Enter or Space', does: 'opens' },
    { keys: 'Escape', does: 'closes; the focus returns to the button' },
  ],
  accessibility: ['It is a dialog with a name; screen readers are taken in.'],
  content: ['The label says what the panel holds: "Price of ICU".'],
  do: [{ text: 'Keep it small enough to be read at a glance.', story: 'Open' }],
  dont: [{ text: 'Open it on hover. Touch and keyboard have none.' }],
  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
