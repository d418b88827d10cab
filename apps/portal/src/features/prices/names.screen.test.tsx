import { type PriceSheetKindName, sheetKindsOf } from '@capiz/domain/fees'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, type SampleUser } from '../../../test/sample.ts'
import { pricesHref } from './model/addresses.ts'
import { priceScreens } from './model/kinds.ts'

const facility: readonly SampleUser[] = ['officer', 'rates', 'approver', 'reports', 'admin', 'coordinator']
const physician: readonly SampleUser[] = ['officer', 'rates', 'approver', 'reports', 'admin', 'physician']

/** The kinds whose lines go by a code of a list, with every account of the sample that sees them. */
const cases: readonly (readonly [PriceSheetKindName, string, SampleUser])[] = [
  ...sheetKindsOf('facility').flatMap((kind) => facility.map((as) => [kind, 'HF0000001', as] as const)),
  ...sheetKindsOf('physician').flatMap((kind) => physician.map((as) => [kind, 'PHY0000001', as] as const)),
].filter(([kind]) => priceScreens[kind].lineFields.some(({ list }) => list !== undefined))

describe('the prices of an owner', () => {
  it.each(cases)('%s of %s: %s reads names', async (kind, owner, as) => {
    const field = priceScreens[kind].lineFields.find(({ list }) => list !== undefined)
    const lines = await query<{ code: string; name: string }>(`
      select distinct l.fields ->> '${field?.name}' as code,
        coalesce(i.description, i.attributes ->> 'instrumentName') as name
      from price_sheet s join price_line l on l.sheet_id = s.id
      join reference_item i on i.list = '${field?.list}' and i.code = l.fields ->> '${field?.name}'
      where s.kind = '${kind}' and s.owner_code = '${owner}' and not s.deleted`)
    expect(lines).not.toEqual([])
    await renderScreen(pricesHref(kind, owner), { as })
    const main = page.getByRole('main')
    await expect.element(main.getByText(lines[0]?.name ?? '', { exact: true }).first()).toBeVisible()
    // a code may stand beside its name, never in its place
    const bare = [...main.element().querySelectorAll('*')].flatMap((one) => {
      const code = one.childElementCount === 0 ? one.textContent.trim() : ''
      const name = lines.find((line) => line.code === code)?.name
      const place = one.closest('tr, li') ?? one
      return name !== undefined && !place.textContent.includes(name) ? [code] : []
    })
    expect(bare).toEqual([])
  })
})
