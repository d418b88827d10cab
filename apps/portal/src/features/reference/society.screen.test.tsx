import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, queryOne } from '../../../test/sample.ts'
import { button, expectNone, messages, question, row, title } from '../../../test/screen.ts'

const society = 'Philippine Society of Example Surgeons'

async function inDoubt(code: string, name: string): Promise<void> {
  await query(
    `insert into reference_item (list, code, description, code_key, description_key, attributes)
     values ('society', '${code}', '${name}', '["${code.toLowerCase()}"]', '["${name.toLowerCase()}"]',
       '{"doubtful": true}')`,
  )
}

describe('a spelling in doubt', () => {
  it('is merged into the society it means, most alike first', async () => {
    await inDoubt('DOUBT-1', 'Phil. Society of Example Surgeons')
    await renderScreen('/provider/society', { as: 'officer' })
    await button('Merge Phil. Society of Example Surgeons into another society').click()
    await expect.element(question().getByRole('combobox')).toHaveValue(society)
    await button('Merge', question()).click()
    await expect
      .element(messages())
      .toMatchTextContent(/is now a spelling of Philippine Society of Example Surgeons/)
    await expectNone(question())
    const kept = await queryOne(
      `select attributes->>'otherNames' as names from reference_item where list = 'society' and description = '${society}'`,
    )
    expect(kept['names']).toContain('Phil. Society of Example Surgeons')
  })

  it('is kept as a society of its own, and no longer asked about', async () => {
    await inDoubt('DOUBT-2', 'Club of Example Perfusionists')
    await renderScreen('/provider/society', { as: 'officer' })
    await button('Keep Club of Example Perfusionists as its own society').click()
    await expectNone(button(/^Keep Club/))
    await expect.element(row('Club of Example Perfusionists')).toBeVisible()
  })
})

describe('a society', () => {
  it('is chosen from the list where a physician is edited', async () => {
    await renderScreen('/doctor/PHY0000001/edit', { as: 'officer' })
    const control = page.getByRole('combobox', { name: 'Society' }).first()
    await expect.element(control).toBeVisible()
  })

  it('without prices is chosen from the list, and its first prices can be entered', async () => {
    const name = 'Society of Example Newcomers'
    await query(
      `insert into reference_item (list, code, description, code_key, description_key, attributes)
       values ('society', 'NEW-1', '${name}', '["new-1"]', '["${name.toLowerCase()}"]', '{}')`,
    )
    await renderScreen('/rates/society-rates', { as: 'rates' })
    const picker = page.getByRole('combobox', { name: 'Go to a society' })
    await picker.fill('newcomers')
    await page.getByRole('option', { name }).click()
    await expect.element(title(name)).toBeVisible()
    await expect.element(button('New version').first()).toBeEnabled()
  })

  it('begins its prices from the list, and one nobody knows is said not to be there', async () => {
    await renderScreen('/rates/society-rates/Society%20of%20Nobody', { as: 'rates' })
    await expect.element(page.getByText('There is no such society')).toBeVisible()
  })
})
