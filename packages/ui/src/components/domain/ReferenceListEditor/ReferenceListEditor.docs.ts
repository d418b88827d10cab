import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'ReferenceListEditor',
  status: 'stable',
  summary: 'A maintained list from its declaration: the table, and the form of one item.',
  keywords: ['maintenance', 'lookup', 'reference data', 'settings', 'CRUD'],
  use: ['For lists people maintain: specialisations, document types, room types.'],
  avoid: [
    {
      when: 'The list has its own rules: give it a page.',
      instead: 'DataTable',
    },
  ],
  anatomy: [
    {
      name: 'Table',
      text: 'The items, with their state.',
      at: 'table',
    },
    {
      name: 'Form',
      text: 'One item, in a dialog.',
    },
    {
      name: 'Actions',
      text: 'Add, change, retire.',
      at: 'h2 ~ div > button',
    },
  ],
  anatomyStory: 'Default',
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes through the table and its actions',
    },
    {
      keys: 'Escape',
      does: 'closes the form',
    },
  ],
  accessibility: ['The table has the name of the list.', 'What the server refuses stands at its field.'],
  content: ['Items in use are retired, not deleted, and the words say so.'],
  pairs: [
    {
      do: {
        text: 'Take an item out of use: records that name it keep its words.',
        example: 'MaintainedList',
      },
      dont: {
        text: 'Leave an item in use that nothing should name any more, with “do not use” in its name.',
        example: 'DontRenameToDisable',
      },
    },
    {
      do: { text: 'Show the list to those who may not change it, without the buttons.', example: 'ReadOnly' },
      dont: {
        text: 'Repeat the code as the description: only its makers know what the item is.',
        example: 'DontShowBareCodes',
      },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
