import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'PersonLine',
  status: 'stable',
  summary: 'A person in one line: who, and in which role.',
  keywords: ['person', 'contact', 'user', 'author', 'byline', 'staff'],
  use: ['In contact lists, request trails and decision panels, where a person acts or is responsible.'],
  avoid: [
    { when: 'The person is the signed-in one, with a menu.', instead: 'AccountMenu' },
    { when: 'The row belongs to a table: write the name in a cell.', instead: 'DataTable' },
  ],
  anatomy: [
    { name: 'Avatar', text: 'Photo or initials.', at: 'span[aria-hidden="true"]' },
    {
      name: 'Name',
      text: 'Strong; a link when there is a record behind it.',
      at: 'span[aria-hidden="true"] + span > :first-child',
    },
    {
      name: 'Detail',
      text: 'Role, department or time, under the name.',
      at: 'span[aria-hidden="true"] + span > :last-child',
    },
  ],
  anatomyStory: 'Default',
  keyboard: [{ keys: 'Enter', does: 'opens the record of the person, when the name is a link' }],
  accessibility: ['Name and detail are read in this order; the avatar is hidden.'],
  content: ['Write titles before the name as the person does: "Dr. Ligaya Ramos".'],
  pairs: [
    {
      do: { text: 'Say who it is, in which role.', example: 'WhoAndRole' },
      dont: { text: 'Put actions into the line; they stand beside it.', example: 'DontActInside' },
    },
  ],

  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
