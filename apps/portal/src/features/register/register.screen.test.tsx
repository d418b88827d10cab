import { createClient } from '@capiz/api/client'
import { publicPhysician } from '@capiz/api/contract/public-physician'
import { describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { remountScreen, renderScreen } from '../../../test/render-screen.tsx'
import { query, queryOne } from '../../../test/sample.ts'
import {
  button,
  expectPath,
  expectProblem,
  field,
  fillDay,
  heading,
  title,
  toggle,
} from '../../../test/screen.ts'
import { config } from '../../platform/config.ts'

const who = (name: RegExp) => page.getByRole('radio', { name })
const next = () => button('Continue').click()

describe('applying for accreditation', () => {
  it('begins with who applies', async () => {
    await renderScreen('/register')
    await next()
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    await expectPath('/register')
  })

  it('is not for somebody signed in', async () => {
    await renderScreen('/register', { as: 'officer' })
    await expect.element(title(/^Today/)).toBeVisible()
  })

  it('of a facility offers no category before its type is chosen', async () => {
    await renderScreen('/register/facility')
    const category = page.getByRole('combobox', { name: /^Category/ })
    await expect.element(category).toBeDisabled()
    await page.getByRole('combobox', { name: /^Type/ }).selectOptions('Hospital')
    await expect.element(category).toBeEnabled()
  })

  it('of a physician names what is missing in a step, and keeps what was typed', async () => {
    await renderScreen('/register')
    await toggle(who(/^A physician or dentist Somebody/))
    await next()
    await toggle(page.getByRole('radio', { name: 'Physician', exact: true }))
    await field('Last name').fill('Katipunan')
    await next()
    await expectProblem(field('First name'), 'first name')
    await expect.element(field('Last name')).toHaveValue('Katipunan')
    await field('First name').fill('Sinag')
    await fillDay('Birth date', '1979-08-01')
    await toggle(page.getByRole('radio', { name: 'Female', exact: true }))
    await next()
    await expect.element(field('PRC licence number')).toBeVisible()
    await field('PRC licence number').fill('8123999')
    await next()
    remountScreen()
    await expect.element(field('PRC licence number')).toHaveValue('8123999')
  })
})

describe('asking for an account', () => {
  const cases = [
    ['a facility', /^A facility that is on record/],
    ['a physician', /^A physician or dentist who is on record/],
  ] as const
  it.each(cases)('of %s names each field that is missing', async (_, name) => {
    await renderScreen('/register')
    await toggle(who(name))
    await next()
    await expect.element(title().first()).toBeVisible()
    await button(/^Send/).click()
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    await expect.element(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
    expect(
      await query(
        `select 1 from user_request where created_by = 'PUBLIC' and requested_date >= '2026-11-20'`,
      ),
    ).toEqual([])
  })

  it('says that the privacy notice cannot be read, and reads it again', async () => {
    await renderScreen('/register', { fault: { failure: 'gateway', path: '/public/reference' } })
    await toggle(who(/^A facility that is on record/))
    await next()
    await expect.element(heading('The form could not be loaded')).toBeVisible()
    await commands.setFault()
    await button('Try again').click()
    await expect.element(button(/^Send/)).toBeVisible()
  })
})

/** Sends the application of a physician beside the screen; returns its receipt as the page of the answers shows it. */
async function apply(emailAddress: string) {
  const [lastName, firstName, prcNumber] = ['Bagong-Araw', 'Tala', '7654321']
  const body = {
    lastName,
    firstName,
    prcNumber,
    emailAddress,
    birthDate: '1980-05-06' as const,
    sex: 'F' as const,
    phyTypeCode: 'MD' as const,
    prcValidity: '2028-05-06' as const,
    mobileNumber: '09176660001',
    specializations: [{ specializationCode: 'IM', primary: true }],
    consent: { accepted: true as const, textCode: 'PRIVACY', textVersion: 1 },
  }
  const client = createClient({ bases: config.bases })
  return client.call(publicPhysician.register, { body })
}

describe('an application whose address is not confirmed', () => {
  it('is sent by a press on the page of the mailed link, once', async () => {
    const receipt = await apply('tala@bagong-araw.example')
    expect([receipt.code, receipt.requestCode]).toEqual([null, null])
    const { body } = await queryOne<{ body: string }>(
      `select body from outbox_mail where recipient = 'tala@bagong-araw.example'`,
    )
    const address = /\/confirm-application#\S+/.exec(body)?.[0] ?? ''
    const records = `select 1 from physician where prc_number = '7654321'`
    await renderScreen(address)
    await expect.element(title('Confirm your e-mail address')).toBeVisible()
    expect(await query(records)).toEqual([])
    await commands.setFault({ failure: 'gateway' })
    await button('Confirm and send the application').click()
    await expect.element(page.getByText('The application was not sent')).toBeVisible()
    await commands.setFault()
    await button('Confirm and send the application').click()
    await expect.element(title('Your application was sent')).toBeVisible()
    expect(await query(records)).toHaveLength(1)
    await renderScreen(address)
    await button('Confirm and send the application').click()
    await expect.element(title('Your application was sent')).toBeVisible()
    expect(await query(records)).toHaveLength(1)
  })

  it('is not sent by a link that was changed', async () => {
    await renderScreen('/confirm-application#00000000-0000-4000-8000-000000000000.broken')
    await button('Confirm and send the application').click()
    await expect.element(page.getByText('This link does not work, or no longer')).toBeVisible()
    await renderScreen('/confirm-application')
    await expect.element(page.getByText(/Open this page by the link in the mail/)).toBeVisible()
  })
})
