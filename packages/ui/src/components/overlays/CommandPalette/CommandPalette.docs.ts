import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'CommandPalette',
  status: 'beta',
  summary: 'Goes anywhere and does anything from the keyboard: type a few letters, choose, press Enter.',
  keywords: ['command palette', 'quick switcher', 'Ctrl+K', 'launcher', 'omnibox', 'jump to', 'shortcuts'],
  use: [
    'Once in the shell, opened with Ctrl+K or its button, for pages, records and actions the person may use.',
  ],
  avoid: [{ when: 'A list on the page is searched.', instead: 'SearchField' }],
  anatomy: [
    { name: 'Field', text: 'One line; it begins empty.', at: '[role="dialog"] > div:has(input)' },
    {
      name: 'Groups',
      text: 'Pages and actions that match, then records as the server answers.',
      at: '[role="dialog"] [role="group"]',
    },
    { name: 'Foot', text: 'The keys, and what is going on.', at: '[role="dialog"] > div:has(kbd)' },
  ],
  anatomyStory: 'Open',
  keyboard: [
    { keys: 'Ctrl+K or Command+K', does: 'opens it from anywhere (`useCommandKey`)' },
    { keys: 'Arrow up / Arrow down', does: 'move through the results while the focus stays in the field' },
    { keys: 'Enter', does: 'goes there or does it' },
    { keys: 'Escape', does: 'closes; the focus returns to where it was' },
  ],
  accessibility: [
    'The number of results is announced; a failed search is said and leaves pages and actions usable.',
    'Every result is a menu line; one with `href` is a true link.',
  ],
  content: [
    'It is never the only way: everything in it is on a page as well.',
    'Label first, where it leads second; put other words people use into `keywords`.',
  ],
  pairs: [
    {
      do: { text: 'Offer only what the person may do, with where it leads.', example: 'PagesAndActs' },
      dont: { text: 'Offer hundreds of codes.', example: 'DontListCodes' },
    },
  ],

  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
