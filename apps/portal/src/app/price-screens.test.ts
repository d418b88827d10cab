import { priceSheetKindNames, sheetKindOfRequest } from '@capiz/domain/fees'
import { describe, expect, it } from 'vitest'
import { facilityParts, physicianParts } from './record-parts.ts'
import { screenOf } from '../features/prices/imports/price-import-kind.ts'
import { ratesAreas } from '../features/prices/rates/areas.ts'
import { pricesHref } from '../features/prices/model/addresses.ts'
import { priceScreens, screenAt } from '../features/prices/model/kinds.ts'

const partsOf = { facility: facilityParts, physician: physicianParts, society: [], none: [] }

describe.each(priceSheetKindNames)('%s', (kind) => {
  const screen = priceScreens[kind]

  it('has its screens: among the rates, and where its owner has a record as a part of it', () => {
    expect(screenAt(screen.path)?.kind).toBe(kind)
    expect(ratesAreas.filter(({ kinds }) => kinds.includes(kind))).toHaveLength(1)
    const isOnRecord = screen.owner === 'facility' || screen.owner === 'physician'
    const parts = partsOf[screen.owner].filter(({ path }) => path === screen.path)
    expect(parts).toHaveLength(isOnRecord ? 1 : 0)
    expect(pricesHref(kind, 'X').split('/')).toContain(screen.path)
  })

  it('has its calls, its import and its request', () => {
    expect(screen.calls.list.path).toBe(screen.base)
    expect(screen.itemLabel).not.toBe('')
    expect(screenOf({ kind })).toBe(screen)
    if (screen.requestType) expect(sheetKindOfRequest(screen.requestType)).toBe(kind)
  })
})
