import { describe, expect, it } from 'vitest'
import { filesWith, importersOf } from './packages.ts'

const portal = 'apps/portal/src'

describe('one mechanism for each pattern of the portal', () => {
  it('makes every form with useSaveForm', () => {
    expect(importersOf(portal, '@tanstack/react-form', 'useForm')).toEqual(['platform/forms/form.tsx'])
  })
  it('lists the problems of a form in one place', () => {
    expect(importersOf(portal, '@capiz/ui/ErrorSummary', 'ErrorSummary')).toEqual([
      // an uploaded file is checked by the server with every change, not by a form
      'features/prices/imports/ReadyImport.tsx',
      'platform/forms/FormProblems.tsx',
    ])
  })
  it('draws every table by the two table patterns: pages of the server, and rows that are all here', () => {
    expect(importersOf(portal, '@capiz/ui/DataTable', 'DataTable')).toEqual([
      'patterns/PagedTable.tsx',
      'patterns/WholeTable.tsx',
    ])
  })
  it('exports a list in one place, where its columns are known', () => {
    expect(filesWith(portal, /<ListExport\b/u)).toEqual([
      'patterns/ListTools.tsx',
      // a stream of events has no columns, and tools of its own
      'patterns/provider/timeline/History.tsx',
    ])
  })
  it('knows every table with fields: each is walked by keyboard in `app/table-fields.screen.test.tsx`', () => {
    // their values, not their types alone
    const grids = String.raw`import \{[^}]*\b(?:RateSheetGrid|PermissionMatrix)\b[^}]*\} from '@capiz`
    const kinds = String.raw`from '@capiz\/ui\/(?:\w+Field|NativeSelect|Select|ComboBox|Checkbox|Switch|RadioGroup)'`
    const fields = new RegExp(`${kinds}|${grids}|from '\\./\\w*Field\\.tsx'`, 'u')
    const drawsColumns = new RegExp(`Column<|${grids}`, 'u')
    expect(filesWith(portal, fields, drawsColumns)).toEqual([
      // a search field above the table
      'features/facilities/record/covered/CoveredAccounts.tsx',
      'features/prices/edit/LinesEditor.tsx',
      'features/requests/batch/PreparedTable.tsx',
      // filters above the table; its cells are those of the two columns below
      'features/requests/lines/ProposalLines.tsx',
      'features/requests/lines/answer-column.tsx',
      'features/requests/lines/decision-column.tsx',
      // a table whose fields are the component's own
      'features/security/roles/Roles.tsx',
      // a filter above the table; its cells are those of BadCells
      'patterns/import/BadCells.tsx',
      'patterns/import/ImportRows.tsx',
    ])
  })
})
