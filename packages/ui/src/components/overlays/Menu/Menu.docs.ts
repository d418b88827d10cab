import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Menu',
  parts: ['ActionMenu'],
  status: 'stable',
  summary: 'Actions, links or a choice of one behind a button; ActionMenu is the "more" button of a row.',
  keywords: ['dropdown menu', 'context menu', 'more', 'overflow', 'kebab', 'actions'],
  use: [
    '`ActionMenu` for what can be done with a row or a record.',
    '`Menu` with groups for a choice such as the density of a table.',
  ],
  avoid: [{ when: 'There are one or two actions and room for them.', instead: 'Button' }],
  anatomy: [
    {
      name: 'Trigger',
      text: 'A button; for ActionMenu three dots with the name of what it is for.',
      at: 'button[aria-expanded="true"]',
    },
    { name: 'Lines', text: 'Words, an icon, a second line; groups with a title.', at: '[role="menuitem"]' },
    { name: 'Dangerous lines', text: 'Apart, at the end.', at: '[role="group"]:last-of-type' },
  ],
  anatomyStory: 'Open',
  keyboard: [
    { keys: 'Enter, Space or Arrow down', does: 'opens at the first line' },
    { keys: 'Arrow up / Arrow down', does: 'move, round from the last to the first' },
    { keys: 'Home / End', does: 'go to the first and the last line' },
    { keys: 'Letters', does: 'go to the line that begins so' },
    { keys: 'Escape', does: 'closes; the focus returns to the button' },
  ],
  accessibility: ['It is a menu with a name; a line with `href` is a true link.'],
  content: ['Lines begin with a verb. An ellipsis says that a window follows.'],
  pairs: [
    {
      do: {
        text: 'Keep the action people came for outside; the menu holds the rare ones.',
        example: 'MainActionOutside',
      },
      dont: { text: 'Hide the one action people came for.', example: 'DontHideTheMainAction' },
    },
    {
      do: { text: 'Name the choices on the button that opens them.', example: 'NamedTrigger' },
      dont: { text: 'Wrap a single action in a menu.', example: 'DontWrapOne' },
    },
  ],
  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
