import { requestDesk } from '@capiz/api/contract/request-desk'
import { describe, expect, it } from 'vitest'
import { commands, page, userEvent, type Locator } from 'vitest/browser'
import { remountScreen, renderScreen } from '../../test/render-screen.tsx'
import { callsOf, query, queryOne, type SampleUser } from '../../test/sample.ts'
import {
  button,
  chooseInMenu,
  dialog,
  expectCount,
  expectNone,
  field,
  link,
  messages,
  question,
  region,
  row,
  toggle,
} from '../../test/screen.ts'
import { noAnswers, noSpecialty } from '../features/register/physician/answers.ts'
import { writeDraft } from '../platform/forms/draft-store.ts'

const person = {
  phyTypeCode: 'MD',
  lastName: 'Halimbawa',
  firstName: 'Ligaya',
  birthDate: '1980-05-06',
  sex: 'F',
}
const forms = '/provider/blank-forms'
const download = 'Download the blank form: Signed schedule of rates'
const pdf = (name: string) => new File([`%PDF-1.4\n% ${name}\n%%EOF\n`], name, { type: 'application/pdf' })

/** Notes the names of the files that are saved while a test does something. */
async function savedFiles(act: () => Promise<void>, names: readonly string[]): Promise<void> {
  const saved: string[] = []
  const click = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click') ?? {}
  Object.defineProperty(HTMLAnchorElement.prototype, 'click', {
    configurable: true,
    value(this: HTMLAnchorElement) {
      saved.push(this.download)
    },
  })
  try {
    await act()
    await expect.poll(() => saved).toEqual(names)
  } finally {
    Object.defineProperty(HTMLAnchorElement.prototype, 'click', click)
  }
}

async function choose(file: File): Promise<void> {
  const opener = button('Choose file for Blank form', dialog())
  await expect.element(opener).toBeVisible()
  const input = opener.element().nextElementSibling
  if (!(input instanceof HTMLInputElement)) throw new Error('The button has no field for a file.')
  await userEvent.upload(input, file)
}

const rates = (): Locator => row(/Signed schedule of rates/)
const act = (entry: string) => chooseInMenu(rates().getByRole('button', { name: /Actions/ }), entry)
const offered = () =>
  query(
    `select file_name, doc_remarks from attachment where owner_kind = 'document-type/form' and owner_code = 'RATES'
      and superseded_by is null and not deleted`,
  )

describe('the blank forms', () => {
  const roles: readonly (readonly [SampleUser, number])[] = [
    ['officer', 1],
    ['admin', 1],
    ['compliance', 0],
    ['reports', 0],
  ]
  it.each(roles)('are kept up by who keeps the lists: %s %i', async (user, count) => {
    await renderScreen('/provider/hf-type', { as: user })
    await expect.element(row('Eye centre')).toBeVisible()
    await expectCount(link('Blank forms'), count)
    await renderScreen(forms, { as: user })
    if (count === 1) await expect.element(rates()).toMatchTextContent('schedule-of-rates-form.pdf')
    else await expect.element(page.getByText('This page is under construction.')).toBeVisible()
  })

  it('are replaced with what is typed kept through a failure, and the one before stays to be read', async () => {
    await renderScreen(forms, { as: 'officer' })
    await act('Replace form')
    await button('Replace form', dialog()).click()
    await expect.element(dialog().getByText('Add the form.').first()).toBeVisible()
    await choose(pdf('rates-2027.pdf'))
    await field('New in it', dialog()).fill('One column for packages.')
    await commands.setFault({ failure: 'gateway', path: '/blank-form' })
    await button('Replace form', dialog()).click()
    await expect.element(page.getByText('502 Bad Gateway').first()).toBeVisible()
    await expect.element(field('New in it', dialog())).toHaveValue('One column for packages.')
    await commands.setFault()
    await button('Replace form', dialog()).click()
    await expectNone(dialog())
    await expect.element(messages()).toMatchTextContent('Blank form has been updated.')
    await expect.element(rates()).toMatchTextContent('rates-2027.pdf')
    expect(await offered()).toEqual([
      { file_name: 'rates-2027.pdf', doc_remarks: 'One column for packages.' },
    ])
    await act('Versions (3)')
    await expect
      .element(dialog())
      .toMatchTextContent(/rates-2027\.pdf.*Offered.*schedule-of-rates-form\.pdf/s)
    await savedFiles(
      () => button('Download schedule-of-rates-form.pdf', dialog()).first().click(),
      ['schedule-of-rates-form.pdf'],
    )
  })

  it('give way to the one before when they are removed', async () => {
    await renderScreen(forms, { as: 'officer' })
    await act('Remove form')
    await expect.element(question()).toMatchTextContent(/schedule-of-rates-form\.pdf, the form before it/)
    await button('Remove', question()).click()
    await expectNone(question())
    await expect.element(rates()).toMatchTextContent('schedule-of-rates-form.pdf')
  })
})

describe('a blank form', () => {
  const places: readonly (readonly [string, SampleUser])[] = [
    ['/health-facility/HF0000003/documents', 'coordinator2'],
    ['/health-facility/HF0000003/documents', 'officer'],
    ['/health-facility/HF0000003/checklist', 'officer'],
    ['/', 'coordinator2'],
  ]
  it.each(places)('is downloaded where its document is asked for: %s, %s', async (path, user) => {
    await query(
      `update attachment set deleted = true where owner_code = 'HF0000003' and doc_type = 'RATES' and owner_kind = 'hf/document'`,
    )
    await renderScreen(path, { as: user })
    await savedFiles(() => button(download).first().click(), ['schedule-of-rates-form.pdf'])
  })

  it('is downloaded by a visitor where an application asks for its document', async () => {
    await renderScreen('/register')
    const values = {
      ...noAnswers,
      reached: 6,
      person: { ...noAnswers.person, ...person },
      licences: { ...noAnswers.licences, prcNumber: '8123456', prcValidity: '2028-05-06' },
      specialties: { ...noAnswers.specialties, list: [{ ...noSpecialty, specializationCode: 'IM' }] },
      contacts: { ...noAnswers.contacts, emailAddress: 'ligaya@doctor.example', mobileNumber: '09175550123' },
    }
    writeDraft(localStorage, 'visitor', 'physician-application', { values, savedAt: Date.now() })
    history.replaceState(null, '', '/register/physician/documents')
    remountScreen()
    const form = button('Download the blank form: Application form or letter of intent')
    await savedFiles(() => form.click(), ['application-form.pdf'])
  })

  it('is downloaded where the answer to a request for more gives its document', async () => {
    const code = 'UR-2026-000004'
    const { version } = await queryOne<{ version: number }>(
      `select version from user_request where code = '${code}'`,
    )
    const items = ['Signed schedule of rates, with the day', 'Letter of the director']
    const ask = await callsOf('officer2')
    await ask(requestDesk.ask, { body: { code, version, items, reason: 'Both are illegible.', days: 7 } })
    const mail = await queryOne<{ body: string }>(`select body from outbox_mail where body like '%/answer#%'`)
    await renderScreen(/\/answer#\S+/.exec(mail.body)?.[0] ?? '')
    await toggle(page.getByRole('checkbox', { name: items[1] ?? '', exact: true }))
    await expect.element(page.getByRole('region', { name: 'Documents', exact: true })).toBeVisible()
    await expectNone(button(/^Download the blank form/))
    await toggle(page.getByRole('checkbox', { name: items[0] ?? '', exact: true }))
    const form = button('Download the blank form: Requested document')
    await savedFiles(() => form.click(), ['schedule-of-rates-form.pdf'])
  })

  it('that cannot be downloaded says so, and the page stays', async () => {
    await renderScreen('/health-facility/HF0000003/documents', { as: 'coordinator2' })
    await expect.element(button(download)).toBeVisible()
    await commands.setFault({ failure: 'gateway', path: '/public/blank-form/' })
    await button(download).click()
    await expect.element(messages()).toMatchTextContent('502 Bad Gateway')
    await expect.element(region('Documents of the record')).toBeVisible()
  })

  it('is offered for no document without one', async () => {
    await renderScreen('/health-facility/HF0000003/documents', { as: 'coordinator2' })
    await expect.element(button(download)).toBeVisible()
    await expectNone(button(/^Download the blank form: (?!Signed schedule|Roster|documents$|contracts$)/))
  })
})
