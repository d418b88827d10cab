import { needsOrOwn, group } from './define.ts'
import { importCalls } from './row-import.ts'
import { RosterUpload } from '../schema/affiliation.ts'

/** Upload workbench of doctor rosters (our additions; specification 2, 7.3). */
export const rosterImport = group(
  'rosterImport',
  importCalls({
    path: '/roster-import',
    access: needsOrOwn('AFFILIATION_EDIT'),
    kinds: ['roster'],
    body: { as: 'multipart', fields: RosterUpload, files: { part: 'file', max: 1, required: true } },
    calls: ['X130', 'X131', 'X132', 'X133', 'X134', 'X135', 'X136', 'X137'],
  }),
)
