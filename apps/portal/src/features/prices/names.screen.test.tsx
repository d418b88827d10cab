import { type PriceSheetKindName, sheetKindsOf } from '@capiz/domain/fees'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, type SampleUser } from '../../../test/sample.ts'
import { pricesHref } from './model/addresses.ts'
import { priceScreens } from './model/kinds.ts'

const staff: readonly SampleUser[] = ['officer', 'rates', 'approver', 'reports', 'admin']
const facility: readonly SampleUser[] = [...staff, 'coordinator']
const physician: readonly SampleUser[] = [...staff, 'physician']

interface NamedCode extends Record<string, string> {
  code: string
  name: string
}

/** The kinds whose lines go by a code of a list, with every account of the sample that sees them. */
const listed: readonly (readonly [PriceSheetKindName, string, SampleUser])[] = [
  ...sheetKindsOf('facility').flatMap((kind) => facility.map((as) => [kind, 'HF0000001', as] as const)),
  ...sheetKindsOf('physician').flatMap((kind) => physician.map((as) => [kind, 'PHY0000001', as] as const)),
].filter(([kind]) => priceScreens[kind].lineFields.some(({ list }) => list !== undefined))

/** Fails unless the prices on screen have the first name, and no code of the lines in the place of its name. */
async function expectNames(lines: readonly NamedCode[]) {
  expect(lines).not.toEqual([])
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
}

describe('the prices of an owner', () => {
  it.each(listed)('%s of %s: %s reads names', async (kind, owner, as) => {
    const field = priceScreens[kind].lineFields.find(({ list }) => list !== undefined)
    const lines = await query<NamedCode>(`
      select distinct l.fields ->> '${field?.name}' as code,
        coalesce(i.description, i.attributes ->> 'instrumentName') as name
      from price_sheet s join price_line l on l.sheet_id = s.id
      join reference_item i on i.list = '${field?.list}' and i.code = l.fields ->> '${field?.name}'
      where s.kind = '${kind}' and s.owner_code = '${owner}' and not s.deleted`)
    await renderScreen(pricesHref(kind, owner), { as })
    await expectNames(lines)
  })

  it.each(physician)(
    'procedure rates of a physician: %s reads the names of the standard list',
    async (as) => {
      const lines = await query<NamedCode>(`
      select distinct l.fields ->> 'procedureCode' as code, named.fields ->> 'description' as name
      from price_sheet s join price_line l on l.sheet_id = s.id
      join price_line named on named.fields ->> 'procedure' = l.fields ->> 'procedureCode'
      join price_sheet standard on standard.id = named.sheet_id and standard.kind = 'standard-procedure-rate'
      where s.kind = 'procedure-rate' and s.owner_code = 'PHY0000001' and not s.deleted`)
      await renderScreen(pricesHref('procedure-rate', 'PHY0000001'), { as })
      await expectNames(lines)
    },
  )
})
