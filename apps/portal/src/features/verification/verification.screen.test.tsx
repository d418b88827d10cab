import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectErrorAndRetry } from '../../../test/failures.ts'
import { expectPrimary } from '../../../test/primary.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, type SampleUser } from '../../../test/sample.ts'
import { button, expectCount, field, heading, link, region } from '../../../test/screen.ts'

const path = '/iso-compliance/verification'

/** A claim on a licence that nobody has looked up, uploaded by one officer: the other one may verify it. */
async function openLicence(uploader: string): Promise<string> {
  const [found] = await query<{ code: string }>(
    `select p.code from physician p join attachment a on a.owner_code = p.code and a.doc_type = 'PRC'
     where p.accreditation_status_code = 'ACCREDITED' and p.duplicate_of is null and not p.deleted
     and a.superseded_by is null and not a.deleted and a.uploaded_by = '${uploader}'
     and not exists (select 1 from verification v where v.owner_code = p.code) order by p.id limit 1`,
  )
  return found?.code ?? ''
}

/** The lists of the claims, one below each heading. */
const lists = () => page.getByRole('list', { name: /^Claims/ })

/** A claim of the list, which is narrow beside the panel. */
const claim = (text: string) => lists().getByRole('listitem').filter({ hasText: text })

/** The claims below the heading of the contradicted ones. */
const contradicted = () => page.getByRole('list', { name: /^Claims, Contradicted/ }).getByRole('listitem')

const results = (code: string) =>
  query<{ result: string; found: string | null; performed_by: string }>(
    `select result, found, performed_by from verification where owner_code = '${code}' order by id`,
  )

describe('the verification queue', () => {
  it('counts the claims by state, and each count leads to its claims', async () => {
    await renderScreen(path, { as: 'officer' })
    await link(/^Verified 0/).click()
    await expect.element(heading('No claim matches')).toBeVisible()
  })

  it('takes two lines for a claim on a phone, and shows no claim before one is chosen', async () => {
    const { innerWidth, innerHeight } = window
    await page.viewport(390, 844)
    try {
      await renderScreen(path, { as: 'officer' })
      const list = lists()
      const first = list.getByRole('listitem').first()
      await expect.element(first).toBeVisible()
      const { scrollWidth, clientWidth, offsetHeight } = first.element() as HTMLElement
      expect(scrollWidth).toBe(clientWidth)
      expect(offsetHeight).toBeLessThanOrEqual(60)
      expect(first.element()).not.toHaveTextContent('shown beside the list')
      expect(document.body).not.toHaveTextContent('J and K')
      await expectCount(field('What the source says'), 0)

      await first.getByRole('link').click()
      await expect.element(field('What the source says')).toBeVisible()
      await expectCount(list, 0)
      await expect.element(link('Back to the claims')).toHaveFocus()
      await link('Back to the claims').click()
      await expect.element(first).toBeVisible()
    } finally {
      await page.viewport(innerWidth, innerHeight)
    }
  })

  it('puts a contradicted claim first below its heading, and makes none of its results the primary one', async () => {
    const code = await openLicence('officer2')
    await renderScreen(`${path}?ownerCode=${code}`, { as: 'officer' })
    await claim('PRC identification card').getByRole('link').click()
    await expectPrimary([expect.stringMatching(/^Confirm/)])
    await button(/^Not found/).click()
    await expect.element(contradicted()).toMatchTextContent(/until \d+ \w+ \d{4}/u)
    await expect.element(contradicted()).not.toMatchTextContent('Contradicted')
    await expect.element(lists().first()).toHaveAccessibleName(/^Claims, Contradicted · 1$/)
    await expectCount(page.getByText(/the most urgent first/), 1)
    await contradicted().getByRole('link').click()
    await expect.element(button(/^Confirm/)).toBeVisible()
    await expectPrimary([])
  })

  it('shows the state in each row where they are in another order', async () => {
    const code = await openLicence('officer2')
    await renderScreen(`${path}?ownerCode=${code}&sort=ownerName,ASC`, { as: 'officer' })
    await expect.element(claim('PRC identification card')).toMatchTextContent('· Not proved')
    await expectCount(lists(), 1)
    await expectCount(page.getByText(/the most urgent first/), 0)
  })

  it('records a result by one key and goes on to the next claim', async () => {
    const code = await openLicence('officer2')
    await renderScreen(`${path}?ownerCode=${code}`, { as: 'officer' })
    await claim('PRC identification card').getByRole('link').click()
    const panel = region('PRC identification card')
    await expect.element(panel.getByText('PRC verification of licence')).toBeVisible()
    // the keys of the frame come after the page
    await expect.element(button(/^Search/).first()).toBeVisible()
    await userEvent.keyboard('c')
    await expect.element(page.getByText(/^PRC identification card of .*: confirmed\.$/).first()).toBeVisible()
    await expectCount(claim('PRC identification card'), 0)
    expect(await results(code)).toEqual([{ result: 'CONFIRMED', found: null, performed_by: 'officer' }])
  })

  it('takes the key for the next claim while the message on the last one still stands', async () => {
    const code = await openLicence('officer2')
    await renderScreen(`${path}?ownerCode=${code}`, { as: 'officer' })
    await expect.element(button(/^Search/).first()).toBeVisible()
    for (const count of [1, 2]) {
      await expect.element(button(/^Confirm/)).toBeVisible()
      await userEvent.keyboard('c')
      await expect.poll(async () => (await results(code)).length).toBe(count)
      await expect.element(page.getByText(/: confirmed\.$/).first()).toBeVisible()
    }
  })

  it('asks what the source says before a mismatch is recorded', async () => {
    const code = await openLicence('officer2')
    await renderScreen(`${path}?ownerCode=${code}&sourceCode=PRC`, { as: 'officer' })
    await button(/^Mismatch/).click()
    await expect
      .element(page.getByText('Enter what the source says, in 3 characters or more.').first())
      .toBeVisible()
    expect(await results(code)).toEqual([])
    await field('What the source says').fill('The number belongs to another person.')
    await button(/^Mismatch/).click()
    await expect.element(contradicted()).toBeVisible()
    expect(await results(code)).toMatchObject([
      { result: 'MISMATCH', found: 'The number belongs to another person.' },
    ])
  })

  it('leaves the verification of a document to another person than its uploader', async () => {
    const code = await openLicence('officer')
    await renderScreen(`${path}?ownerCode=${code}&sourceCode=PRC`, { as: 'officer' })
    await expect.element(page.getByText('You uploaded it. Another person verifies it.')).toBeVisible()
    await expectCount(button(/^Confirm/), 0)
  })

  it('says that the document was replaced while it was looked at, and saves nothing', async () => {
    const code = await openLicence('officer2')
    await renderScreen(`${path}?ownerCode=${code}&sourceCode=PRC`, { as: 'officer' })
    await expect.element(button(/^Confirm/)).toBeVisible()
    await field('What the source says').fill('Seen on the page of the commission.')
    await query(
      `update attachment set sha256 = (select sha256 from file_blob where sha256 <> attachment.sha256 limit 1)
       where owner_code = '${code}' and doc_type = 'PRC' and superseded_by is null`,
    )
    await button(/^Confirm/).click()
    await expect.element(page.getByText(/was replaced while you looked at it/).first()).toBeVisible()
    expect(await results(code)).toEqual([])
    await expect.element(field('What the source says')).toHaveValue('Seen on the page of the commission.')
    // the claim is read again with the document that is on file now, so that it can be confirmed
    await button(/^Confirm/).click()
    await expect.element(page.getByText(/^PRC identification card of .*: confirmed\.$/).first()).toBeVisible()
  })

  const roles: readonly (readonly [SampleUser, number])[] = [
    ['officer', 1],
    ['approver', 1],
    ['compliance', 0],
    ['reports', 0],
  ]
  it.each(roles)('offers %s results: %i', async (user, count) => {
    const code = await openLicence('officer2')
    await renderScreen(`${path}?ownerCode=${code}&sourceCode=PRC`, { as: user })
    await expect.element(claim('PRC identification card')).toBeVisible()
    await expectCount(button(/^Confirm/), count)
  })

  it('cannot be read and is read again', () =>
    expectErrorAndRetry({
      path,
      as: 'officer',
      call: '/accr/verification?',
      content: lists().first(),
    }))
})

describe('verification by file', () => {
  it('takes the answers of the chosen source and says what each row comes to', async () => {
    const code = await openLicence('officer2')
    await renderScreen('/iso-compliance/verification-by-file', { as: 'officer' })
    await page.getByRole('combobox', { name: 'Source' }).selectOptions('PRC')
    const input = region('File of answers').element().querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('There is no field for a file.')
    const text = `Provider code,Number,Result\n${code},,CONFIRMED\n,0000001,CONFIRMED`
    await userEvent.upload(input, new File([text], 'answers.csv', { type: 'text/csv' }))
    await button('Check the file').click()
    await expect.element(page.getByText(/1 to record/).first()).toBeVisible()
    await expect.element(page.getByText('No provider on file has this number.').first()).toBeVisible()
  })
})
