import { describe, expect, it } from 'vitest'
import { importersOf } from './packages.ts'

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
})
