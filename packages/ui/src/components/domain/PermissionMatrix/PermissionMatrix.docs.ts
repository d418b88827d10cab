import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'PermissionMatrix',
  status: 'beta',
  summary: 'Roles against permissions: who may do what, how far it reaches, and who holds it.',
  keywords: ['roles', 'access', 'rights', 'grants', 'access control', 'RBAC', 'users'],
  use: [
    'To see the permissions of all roles beside each other, and to change them.',
    'To answer who may do one thing: the last column names how many roles and people.',
  ],
  avoid: [
    { when: 'One role or person is edited in a form.', instead: 'CheckboxGroup' },
    { when: 'The rights of one record are told to its reader.', instead: 'DescriptionList' },
  ],
  anatomy: [
    {
      name: 'Role',
      text: 'A column with its name, the number of people who have it and, where there are actions, a menu.',
      at: 'thead th + th',
    },
    {
      name: 'Group',
      text: 'A heading over permissions that belong together.',
      at: 'tbody [scope="colgroup"]',
    },
    {
      name: 'Permission',
      text: 'A row, worded as what it lets people do, with an optional hint.',
      at: 'tbody [scope="row"]',
    },
    {
      name: 'Mark',
      text: 'A checkbox, or a tick where the role is fixed; a limit such as “own record” below it.',
      at: 'tbody label',
    },
    { name: 'Held by', text: 'How many roles and people hold the permission.', at: 'tbody td:last-child' },
  ],
  anatomyStory: 'Default',
  keyboard: [
    {
      keys: 'Tab, Shift with Tab',
      does: 'enter at the cell used last, walk the checkboxes, and leave after the last',
    },
    { keys: 'Enter, Shift with Enter', does: 'go to the checkbox below or above of the same role' },
    { keys: 'Escape', does: 'goes from a checkbox to its cell, whose arrows lead on' },
    { keys: 'Arrow keys', does: 'move by one cell' },
    { keys: 'Home, End', does: 'go to the ends of the row; with Ctrl to the corners' },
    { keys: 'Space', does: 'gives or takes the permission' },
  ],
  accessibility: [
    'A native table with the grid role; each checkbox is named with role, permission and limit.',
    'Without `onChange` it is told to be read only, and marks are the words yes and no.',
    'Where it is narrow it is one role at a time: a chooser and a list of checkboxes.',
  ],
  content: [
    'Word permissions as verbs: “Change rates”, not “Rate edit”.',
    'Keep the names of roles short; they head narrow columns.',
  ],
  pairs: [
    {
      do: {
        text: 'Name permissions in the words of the work and group them by part of the product.',
        example: 'GroupedByPart',
      },
      dont: { text: 'Show codes such as HF_EDIT: only their makers know them.', example: 'DontShowCodes' },
    },
  ],
  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
