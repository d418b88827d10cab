import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'FilterBar',
  status: 'stable',
  summary: 'Filters of a list as chips: dashed while suggested, filled once set.',
  keywords: ['filters', 'facets', 'chips', 'refine', 'toolbar'],
  use: ['Above every long list, beside its search.'],
  avoid: [
    {
      when: 'Two or three choices should always be in view.',
      instead: 'Tabs',
    },
    {
      when: 'Words are searched.',
      instead: 'SearchField',
    },
  ],
  anatomy: [
    {
      name: 'Suggested chip',
      text: 'Dashed: “+ Status”.',
    },
    {
      name: 'Set chip',
      text: 'Filled: “Status: Accredited”, with a cross.',
    },
    {
      name: 'More',
      text: 'Filters that are rarely used.',
    },
    {
      name: 'Clear all',
      text: 'Once two are set.',
    },
    {
      name: 'Editor',
      text: 'A panel beside the chip; a sheet on phones, with “Show 347”.',
    },
  ],
  keyboard: [
    {
      keys: 'Arrow left and Arrow right',
      does: 'move between chips',
    },
    {
      keys: 'Home and End',
      does: 'go to the first and last chip',
    },
    {
      keys: 'Enter or Space',
      does: 'opens the editor',
    },
    {
      keys: 'Delete or Backspace',
      does: 'removes the filter of the chip',
    },
  ],
  accessibility: [
    'A toolbar with one stop of the tab order.',
    'Removing a chip moves the focus to the next one.',
    'Announce the number of rows where they are shown.',
  ],
  content: ['A chip says name and value; several values are counted after the second.'],
  do: [
    {
      text: 'Suggest what people filter by most.',
      story: 'NothingSet',
    },
    {
      text: 'Show how many rows are left before the sheet closes.',
      story: 'PhoneSheet',
    },
  ],
  dont: [
    {
      text: 'Filter again behind a separate “Apply” on a wide screen.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
