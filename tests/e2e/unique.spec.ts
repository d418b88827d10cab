import { expect, test, type Locator, type Page } from '@playwright/test'
import {
  referenceLists,
  type ReferenceField,
  type ReferenceList,
} from '../../packages/domain/src/reference/index.ts'
import { signInAdmin, type Admin } from './support/admin.ts'
import { addClinic } from './support/clinic.ts'
import { fillDay, manilaDayIn } from './support/documents.ts'
import { signedIn } from './support/people.ts'
import { callsOf } from './support/calls.ts'
import { look } from './support/screens.ts'

/**
 * Uniqueness messages of specification 2, section 8: the exact sentence, at the field it is about, with everything that was
 * typed still there and nothing saved.
 */

/** The sentences of the specification by what is broken; lists share those for code and description. */
const sentences: Readonly<Record<string, string>> = {
  PHYSICIAN_INSTRUMENT_NAME_UK: 'Instrument name already exists',
  TRAINING_INSTITUTION_UK: 'Training Institution already exists',
  DOCUMENT_TYPE_UK: 'Document Type already exists',
  TEXT_TEMPLATE_CODE_GROUP_UK: 'Code already exists for this group',
  HOLIDAY_DAY_UK: 'This holiday is on the list for that day already',
  SIGN_IN_GROUP_UK: 'This group stands for this role already',
  ONE_PERSON_MOVE_UK: 'There is a rule for this change and kind of provider already',
  LAPSE_RULE_UK: 'There is a rule for these documents of this kind of provider already',
  PRICE_LIMIT_UK: 'There is a limit for this kind of prices and role already',
}

function sentenceOf(errorCode: string): string {
  if (errorCode.endsWith('_DESCRIPTION_GROUP_UK')) return 'Description must be unique per group'
  if (errorCode.endsWith('_DESCRIPTION_UK')) return 'Description must be unique'
  return sentences[errorCode] ?? 'Code already exists'
}

type Item = Readonly<Record<string, unknown>>

async function readPage(admin: Admin, path: string): Promise<{ content: Item[]; totalElements: number }> {
  return JSON.parse(await admin.get(`/api/accr/${path}`)) as { content: Item[]; totalElements: number }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Checks that a field holds the typed value, and that the sentence belongs to it. */
async function expectRefusal(field: Locator, value: string, sentence: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(`(^|\\s)${sentence}(\\s|$)`))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue(value)
}

const isChosen = ({ choices, list }: ReferenceField) => choices !== undefined || list !== undefined

/**
 * Returns the input that breaks a rule: the parts of the rule and all choices as another item has them, the rest new.
 */
function typedFor(list: ReferenceList, rule: readonly string[], taken: Item): [ReferenceField, string][] {
  return (
    list.fields
      .filter(({ name, required, kind }) => (required || rule.includes(name)) && kind !== 'boolean')
      .map((field) => {
        const isTaken =
          rule.includes(field.name) || isChosen(field) || field.kind === 'day' || field.kind === 'number'
        return [
          field,
          isTaken ? textOf(taken[field.name]) : `ZZ${rule.length}${field.name.toUpperCase()}`,
        ] as [ReferenceField, string]
      })
      // an optional part that the other item leaves empty stays so
      .filter(([{ required }, value]) => required || value !== '')
  )
}

/** The input of a field; the label of a number also names the buttons beside it. */
const controlOf = (dialog: Locator, { kind, label }: ReferenceField): Locator =>
  kind === 'number'
    ? dialog.getByRole('textbox', { name: label, exact: true })
    : dialog.getByLabel(label, { exact: true })

async function fill(dialog: Locator, typed: readonly [ReferenceField, string][]): Promise<void> {
  for (const [field, value] of typed) {
    const control = controlOf(dialog, field)
    if (field.kind === 'day') await fillDay(dialog, field.label, value)
    else if (isChosen(field)) await control.selectOption(value)
    else await control.fill(value)
  }
}

const lists = Object.values(referenceLists).filter(({ aliasOf }) => aliasOf === undefined)

test('every rule of every maintained list is said at its field, and nothing is lost', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  const admin = await signInAdmin(request)
  const before = new Map<string, { taken: Item; count: number }>()
  for (const { base } of lists) {
    const { content, totalElements } = await readPage(admin, `${base}?size=1&sort=code,ASC`)
    before.set(base, { taken: content[0] ?? {}, count: totalElements })
  }
  const { page, context } = await signedIn(browser, 'SYSTEM_ADMINISTRATOR')
  // a list without items has nothing to repeat
  for (const list of lists.filter(({ base }) => before.get(base)?.count !== 0)) {
    const { taken = {} } = before.get(list.base) ?? {}
    await page.goto(`/provider/${list.base}`)
    await page.getByRole('button', { name: `Add ${list.entity.toLowerCase()}` }).click()
    const dialog = page.getByRole('dialog')
    for (const { fields, errorCode } of list.unique) {
      await test.step(`${list.entities}: ${sentenceOf(errorCode)}`, async () => {
        const typed = typedFor(list, fields, taken)
        await fill(dialog, typed)
        await dialog.getByRole('button', { name: 'Save' }).last().click()
        const field = list.fields.find(({ name }) => name === fields.at(-1))
        if (field === undefined) throw new Error(`${list.base} has no field ${fields.at(-1)}.`)
        const value = typed.find(([{ name }]) => name === field.name)?.[1] ?? ''
        await expectRefusal(controlOf(dialog, field), value, sentenceOf(errorCode))
        for (const [valid, message] of typed.filter(([{ kind }]) => kind !== 'day')) {
          await expect(controlOf(dialog, valid)).toHaveValue(message)
        }
      })
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  }
  // the administrator's calls beside the browser need a session of their own again
  const after = await signInAdmin(request)
  for (const { base } of lists) {
    const { totalElements } = await readPage(after, `${base}?size=1`)
    expect(totalElements, base).toBe(before.get(base)?.count)
  }
  await context.close()
})

/** Types over a field, is refused with the sentence there, and puts back what was. */
async function provoke(page: Page, label: string, value: string, sentence: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true }).first()
  const old = await field.inputValue()
  await field.fill(value)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectRefusal(field, value, sentence)
  await expect(page.getByRole('alert').getByText(sentence).first()).toBeVisible()
  await field.fill(old)
}

test('a facility’s form says what another facility, or itself, has already', async ({ browser, request }) => {
  const officer2 = await callsOf(request, 'officer2')
  // names of this try, should it be a second one
  const name = `Kambal Dental Clinic ${process.pid}`
  const phicAccreditationNo = `D${7_000_000 + process.pid}`
  const document = { phicAccreditationNo, phicValidity: manilaDayIn(400) }
  const { addresses } = await officer2.get<{ addresses: object[] }>(
    `/hf/${(await addClinic(officer2, name, document)).code}`,
  )
  const second = { ...addresses[0], addressType: 'BILLING', line: '10 Lakas Street' }
  const { code } = await addClinic(officer2, `Kambal na Dental Clinic ${process.pid}`, {
    addresses: [addresses[0], second],
  })
  const { page, context } = await signedIn(browser, 'SYSTEM_ADMINISTRATOR')
  await page.goto(`/health-facility/${code}/edit`)
  await provoke(page, 'Name', name, 'Health Facility already exists')
  await provoke(
    page,
    'PhilHealth accreditation number',
    phicAccreditationNo,
    'Philhealth Accreditation No. already exists',
  )
  const line = page.getByRole('textbox', { name: 'Street, number, building', exact: true }).nth(1)
  await line.fill('9  lakas street')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectRefusal(line, '9  lakas street', 'Address must be unique per health facility')
  await look(page, 'unique-facility')
  await context.close()
})
