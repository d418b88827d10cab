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
  guide: [
    {
      title: 'Placement',
      text: [
        '`ActionMenu` at the end of a row, in its last column, and at the end of the acts of a record. Its button is always visible.',
        '`Menu` at a button with words and an arrow, for acts of one kind (“Export”) or a choice such as density.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'One or two acts with room for them are a `Button` each. A menu costs a press and hides what can be done.',
        'A choice that is an answer of a form is a `NativeSelect` or `RadioGroup`. A menu is for the page, not for data.',
        'Facts or fields at a button are a `Popover`. Pages of the product are in the `SideNav`; everything by name is in the `CommandPalette`.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'It opens at its first line; letters go to a line, arrows go round, Escape leaves and gives the focus back.',
        'A line with an address is a true link. A line that is one of a choice is checked.',
        'What cannot be undone stands apart at the end and opens a question.',
        'Lines that can never apply are left out. A line that does not apply now is left out as well, or says why.',
      ],
    },
    {
      title: 'Content',
      text: [
        'Each line begins with a verb: “Print labels”. An ellipsis says that a window follows.',
        'The most used line first; at most about eight lines, in groups from five on.',
        'The button of rows is named with its row: “Actions for Agila General Hospital”.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'An act in a menu is found later and by fewer people than one on the page. So the act people came for is never only there.',
        'Buttons that appear on hover do not exist on touch, and move the eye while it reads a row.',
      ],
    },
  ],
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
