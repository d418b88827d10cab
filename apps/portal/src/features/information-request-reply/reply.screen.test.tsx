import { requestDesk } from '@capiz/api/contract/request-desk'
import { describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { callsOf, query, queryOne } from '../../../test/sample.ts'
import { button, expectProblem, field, link, title, toggle } from '../../../test/screen.ts'

const registration = 'UR-2026-000004'

/** Asks the applicant of the sample's registration for two things; returns the address of the mailed link. */
async function askApplicant(): Promise<string> {
  const call = await callsOf('officer2')
  const { version } = await queryOne<{ version: number }>(
    `select version from user_request where code = '${registration}'`,
  )
  const body = {
    code: registration,
    version,
    items: ['Floor plan', 'Letter of the director'],
    reason: 'Both are illegible.',
    days: 7,
  }
  await call(requestDesk.ask, { body })
  const mail = await queryOne<{ body: string }>(`select body from outbox_mail where body like '%/answer#%'`)
  return /\/answer#\S+/.exec(mail.body)?.[0] ?? ''
}

describe('what is asked of an applicant', () => {
  it('is answered in parts by the mailed link', async () => {
    const address = await askApplicant()
    await renderScreen(address)
    await expect.element(page.getByText('We need this by 27 Nov 2026, in 7 days')).toBeVisible()
    await expect.element(page.getByText('Both are illegible.')).toBeVisible()
    await button('Send answer').click()
    await expect.element(page.getByText('Tick what you answer.').first()).toBeVisible()
    await toggle(page.getByRole('checkbox', { name: 'Floor plan' }))
    await commands.setFault({ failure: 'gateway' })
    await field('Message').fill('It was drawn anew.')
    await button('Send answer').click()
    await expect.element(page.getByText('502 Bad Gateway').first()).toBeVisible()
    await expect.element(field('Message')).toHaveValue('It was drawn anew.')
    await commands.setFault()
    await button('Send answer').click()
    await expect.element(page.getByText('Your answer has arrived')).toBeVisible()
    await field('Message').fill('Signed today.')
    await button('Send answer').click()
    await expect.element(page.getByText('Thank you, nothing more is waited for')).toBeVisible()
    const { ask } = await queryOne<{ ask: unknown }>(
      `select ask from user_request where code = '${registration}'`,
    )
    expect(JSON.stringify(ask)).toContain('2026-11-20')
  })

  it('is not shown by a link that was changed', async () => {
    await renderScreen('/answer#UR-2026-000001.2030-01-01.broken')
    await expect.element(page.getByText('This link does not work, or no longer')).toBeVisible()
  })
})

describe('a lost number', () => {
  it('leads on to applying and to the questions', async () => {
    await renderScreen('/answer')
    await button('I do not have my number').click()
    await expect.element(link('Apply', page.getByRole('main'))).toBeVisible()
    await expect.element(link('Questions and answers', page.getByRole('main'))).toBeVisible()
  })
})

describe('a lost link', () => {
  it('is sent again, in the same words whether or not there is such an application', async () => {
    await renderScreen('/answer')
    await expect.element(title('Where your application stands')).toBeVisible()
    await button('Send me the status').click()
    await expect.element(field('Number of your application')).toHaveAttribute('aria-invalid', 'true')
    await field('Number of your application').fill(registration)
    await field('E-mail address of your application').fill('not an address')
    await button('Send me the status').click()
    await expectProblem(field('E-mail address of your application'), 'e-mail address', 'not an address')
    await field('E-mail address of your application').fill('somebody@else.example')
    await button('Send me the status').click()
    await expect.element(page.getByText('Look into your mail')).toBeVisible()
    expect(await query(`select 1 from outbox_mail where recipient = 'somebody@else.example'`)).toEqual([])
  })
})
