import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'UploadResult',
  status: 'stable',
  summary: 'What a trial reading of a sheet found, before anything is saved.',
  keywords: ['import', 'dry run', 'spreadsheet', 'errors', 'validation'],
  use: ['After a sheet of prices was read, before it is saved.'],
  avoid: [
    {
      when: 'Files are documents.',
      instead: 'DocumentUploader',
    },
  ],
  anatomy: [
    {
      name: 'Sum',
      text: 'Rows read, rows that can be saved, rows with problems.',
      at: 'dl',
    },
    {
      name: 'Problems',
      text: 'Row number, column, what is wrong, what would do.',
      at: 'section section',
    },
    {
      name: 'Actions',
      text: 'Save, download the problems, choose another file.',
      at: 'section > div:has(> button)',
    },
  ],
  anatomyStory: 'WithProblems',
  keyboard: 'not focusable',
  accessibility: [
    'The sum is announced when the reading ends.',
    'Problems are a table that can be read row by row, and a list on phones.',
  ],
  content: ['Name the row as the sheet numbers it.'],
  do: [
    {
      text: 'Say so when the sheet has no rows.',
      story: 'NoRows',
    },
  ],
  dont: [
    {
      text: 'Save the good rows in silence and drop the others.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
