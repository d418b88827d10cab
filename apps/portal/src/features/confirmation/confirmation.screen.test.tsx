import { errorMessages } from '@capiz/domain/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query } from '../../../test/sample.ts'
import { button, expectNone, field, link, messages, region } from '../../../test/screen.ts'

const own = '/health-facility/HF0000001/confirmation'

beforeEach(async () => {
  await query(`alter table confirmation disable trigger user`)
  await query(`delete from confirmation`)
  await query(`alter table confirmation enable trigger user`)
  await query(`delete from rate_bucket`)
})

/** The link of the newest mail, as an address within the portal. */
async function mailedLink(): Promise<string> {
  const [mail] = await query<{ body: string }>(
    `select body from outbox_mail where template = 'CONFIRMATION_DUE' order by id desc limit 1`,
  )
  return /\/confirm#\S+/.exec(mail?.body ?? '')?.[0] ?? ''
}

const stored = () =>
  query(`select section, channel, spoken_to from confirmation where owner_code = 'HF0000001' order by id`)

describe('the confirmation of the own record', () => {
  it('is one step from the first page', async () => {
    await renderScreen('/', { as: 'coordinator' })
    await link('Confirm details', region('Facts')).click()
    await expect.element(button('Still right: Opening hours')).toBeVisible()
  })

  it('confirms section by section, and goes on to the next', async () => {
    await renderScreen(own, { as: 'coordinator' })
    await button('Still right: Opening hours').click()
    const hours = region('Opening hours')
    await expect.element(hours).toMatchTextContent('Confirmed on 20 Nov 2026. Due on 18 Feb 2027.')
    await expectNone(button('Still right: Opening hours'))
    await expect.element(page.getByText('1 of 5')).toBeVisible()
    await expect.element(region('Care settings')).toHaveFocus()
    expect(await stored()).toEqual([{ section: 'HOURS', channel: 'PORTAL', spoken_to: null }])
  })

  it('leads to the form of what is not right', async () => {
    await renderScreen(own, { as: 'coordinator' })
    await expect
      .element(link('Change it: Payee'))
      .toHaveAttribute('href', '/health-facility/HF0000001/edit#payment')
  })

  it('shows what was changed meanwhile instead of confirming it', async () => {
    await renderScreen(own, { as: 'coordinator' })
    await expect.element(button('Still right: Addresses and telephone')).toBeVisible()
    await query(`update facility set telephone = '{"(02) 5555-7777"}' where code = 'HF0000001'`)
    await button('Still right: Addresses and telephone').click()
    await expect.element(messages()).toMatchTextContent(errorMessages.STALE_RECORD)
    await expect.element(region('Addresses and telephone')).toMatchTextContent('(02) 5555-7777')
    expect(await stored()).toEqual([])
  })

  it('says that it could not be stored, and keeps the section open', async () => {
    await renderScreen(own, { as: 'coordinator' })
    await expect.element(button('Still right: Payee')).toBeVisible()
    await commands.setFault({ failure: 'gateway', path: '/confirmation' })
    await button('Still right: Payee').click()
    await expect.element(messages()).toBeVisible()
    await expect.element(button('Still right: Payee')).toBeVisible()
  })

  it('lists the clinics and clinic hours of a physician', async () => {
    await renderScreen('/doctor/PHY0000001/confirmation', { as: 'physician' })
    await button('Still right: Clinic hours').click()
    await expect.element(region('Clinic hours')).toMatchTextContent('Confirmed on 20 Nov 2026')
    await expect
      .element(link('Change it: Clinics'))
      .toHaveAttribute('href', '/doctor/PHY0000001/affiliations')
  })
})

describe('a call recorded by staff', () => {
  it('asks for the name once and stores it with every section', async () => {
    await renderScreen(own, { as: 'officer' })
    await button('Confirmed in the call: Opening hours').click()
    await expect.element(page.getByText('Enter the name of the person you speak to.')).toBeVisible()
    await expect.element(field('Person you speak to')).toHaveFocus()
    await userEvent.type(field('Person you speak to'), 'Tala Halimbawa')
    await button('Confirmed in the call: Opening hours').click()
    await expect.element(region('Opening hours')).toMatchTextContent('by telephone with Tala Halimbawa')
    await button('Confirmed in the call: Payee').click()
    await expect.element(region('Payee')).toMatchTextContent('by telephone with Tala Halimbawa')
    expect(await stored()).toEqual([
      { section: 'HOURS', channel: 'CALL', spoken_to: 'Tala Halimbawa' },
      { section: 'PAYEE', channel: 'CALL', spoken_to: 'Tala Halimbawa' },
    ])
  })

  it('is not offered to staff who may only read the record', async () => {
    await renderScreen(own, { as: 'reports' })
    await expect.element(region('Opening hours')).toBeVisible()
    await expectNone(button('Confirmed in the call: Opening hours'))
    await expectNone(field('Person you speak to'))
  })

  it('can be replaced by a link that is mailed to the provider', async () => {
    await renderScreen(own, { as: 'officer' })
    await button('Mail the link').click()
    await expect.element(messages()).toMatchTextContent('The link was mailed to the address on record.')
    expect(await mailedLink()).toMatch(/^\/confirm#.{43}$/)
  })
})

describe('the mailed link', () => {
  async function openLink(): Promise<void> {
    await renderScreen(own, { as: 'officer' })
    await button('Mail the link').click()
    await expect.element(messages()).toMatchTextContent('The link was mailed')
    await renderScreen(await mailedLink())
  }

  it('confirms a section without signing in, and shows no payee', async () => {
    await openLink()
    await button('Still right: Opening hours').click()
    await expect.element(region('Opening hours')).toMatchTextContent('Confirmed on 20 Nov 2026')
    await expectNone(region('Payee'))
    expect(await stored()).toEqual([{ section: 'HOURS', channel: 'LINK', spoken_to: null }])
  })

  it('sends what is wrong to staff, who find it at the section', async () => {
    await openLink()
    await button('Something is wrong: Opening hours').click()
    await button('Send').click()
    await expect.element(page.getByText('Write what is wrong and how it should be.')).toBeVisible()
    await userEvent.type(field('What is wrong in opening hours?'), 'We close at five.')
    await button('Send').click()
    await expect
      .element(region('Opening hours'))
      .toMatchTextContent('The provider reported an error on 20 Nov 2026')
    await renderScreen(own, { as: 'officer' })
    await expect.element(link('Open the report: Opening hours')).toBeVisible()
  })

  it('that is not whole or not valid any more leads to the sign-in', async () => {
    await renderScreen('/confirm')
    await expect.element(page.getByText('Open the link in your mail')).toBeVisible()
    await renderScreen(`/confirm#${'a'.repeat(43)}`)
    await expect.element(page.getByText('This link does not work, or no longer')).toBeVisible()
    await expect.element(link('Sign in', page.getByRole('main'))).toBeVisible()
  })
})
