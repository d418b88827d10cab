import { priceSheetRegistry } from '@capiz/domain/fees'
import { referenceLists } from '@capiz/domain/reference'
import { reportPaths } from '@capiz/domain/report'

const maintainedList = {
  list: 'List items, disabled ones included',
  filter: 'Search live items by code or words',
  get: 'One item',
  create: 'Create an item',
  update: 'Update, delete (deleted true) or enable (deleted false) an item',
  remove: 'Delete an item by its code',
}

const priceSheet = {
  list: 'List sheets',
  get: 'One sheet',
  save: 'Save a sheet; from a provider it becomes a request',
  upload: 'Import a sheet, all rows or none',
  template: 'Template workbook with drop-downs',
  checkFile: 'Check a workbook without saving',
  latest: 'Sheet with the newest effective date',
  noRoomCategory: 'Room categories whose name starts with No',
  availableDates: 'Effective dates, newest first',
  priceHistory: 'Lines of the sheet of one effective date',
  priceHistoryWithName: 'Lines of the sheet of one effective date',
  procedureNames: 'Procedures by name, without their amounts',
  latestOfProcedure: 'Latest rate of one procedure',
  societyNames: 'Societies with a sheet; empty term gives none',
  societies: 'Sheets by society',
  findBySociety: 'Sheets by society',
  exactSociety: 'Newest sheet of one society',
  allSocieties: 'Sheets by society',
  all: 'Sheets by society',
  findBySocietyBelow: 'Sheets by society',
}

const rowImport = {
  start: 'Begin an import: the file is read and checked, nothing is saved',
  list: 'Imports so far, newest first',
  get: 'An import and how far it is',
  rows: 'Rows of an import with what is wrong and what changes',
  check: 'Check again with other columns, facts or cells',
  save: 'Save all rows or none, or the good rows only',
  cancel: 'Stop an import; nothing of it is saved',
  corrected: 'The file as it stands now, with a column saying what to correct',
}

/** Gives every group the sentences of its family. */
const forGroups = <const G extends string, const S>(groups: readonly G[], sentences: S) =>
  Object.fromEntries(groups.map((name) => [name, sentences])) as unknown as Record<G, S>

const forReports = <const T extends string>(tail: T, sentence: string) =>
  forGroups(
    reportPaths.map((path) => `${path}${tail}` as const),
    sentence,
  )

/** Sentences about the calls that each list, price sheet, import and report has alike. */
export const families = {
  ...forGroups(
    Object.values(referenceLists).map((list) => list.group),
    maintainedList,
  ),
  ...forGroups(
    Object.values(priceSheetRegistry).map((kind) => kind.group),
    priceSheet,
  ),
  ...forGroups(['priceImport', 'usageImport', 'rosterImport', 'verificationImport'], rowImport),
  report: { ...forReports('', 'Report as a workbook'), ...forReports('/pdf', 'Report as PDF') },
  reportPreview: forReports('', 'First rows of a report and how many there are'),
}
