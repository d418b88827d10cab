import { describe, expect, it } from 'vitest'
import { commands, page, userEvent, type Locator } from 'vitest/browser'
import { expectErrorAndRetry } from '../../../test/failures.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, type SampleUser } from '../../../test/sample.ts'
import {
  button,
  chooseInMenu,
  dialog,
  expectNone,
  expectPath,
  expectProblem,
  field,
  fillDay,
  messages,
  question,
  region,
} from '../../../test/screen.ts'

const code = 'HF0000003'
const path = `/health-facility/${code}/documents`
const documents = () => region('Documents of the record')
const choosers = () => documents().getByRole('button', { name: /^Choose file for / })
const menus = () => documents().getByRole('button', { name: /^Actions for / })

/** A small PDF; its name is written into it, so that no two are the same file. */
const pdf = (name: string) => new File([`%PDF-1.4\n% ${name}\n%%EOF\n`], name, { type: 'application/pdf' })

/** Gives a file to the field behind a button. */
async function choose(opener: Locator, file: File): Promise<void> {
  await expect.element(opener).toBeVisible()
  const input = opener.element().nextElementSibling
  if (!(input instanceof HTMLInputElement)) throw new Error('The button has no field for a file.')
  await userEvent.upload(input, file)
}

/** Reads which fire safety certificates count on the record. */
const onRecord = () =>
  query(
    `select file_name, uploaded_by from attachment where owner_kind = 'hf/document' and owner_code = '${code}'
      and doc_type = 'FSIC' and superseded_by is null and not deleted`,
  )

describe('who may give documents', () => {
  const roles: readonly (readonly [SampleUser, boolean])[] = [
    ['officer', true],
    ['approver', true],
    ['coordinator2', true],
    ['rates', false],
    ['compliance', false],
    ['reports', false],
  ]
  it.each(roles)('%s: %s', async (user, mayGive) => {
    await renderScreen(path, { as: user })
    await expect.element(documents().getByRole('listitem').first()).toBeVisible()
    if (mayGive) await expect.element(choosers().first()).toBeVisible()
    else await expectNone(choosers())
  })

  it('does not include removing one for the provider, who reads no internal remarks either', async () => {
    await renderScreen(path, { as: 'coordinator2' })
    await expect.element(documents().getByRole('listitem').first()).toBeVisible()
    await menus().first().click()
    await expect.element(page.getByRole('menuitem', { name: 'Replace' })).toBeVisible()
    await expectNone(page.getByRole('menuitem', { name: 'Remove' }))
    await expectNone(button('Add remark'))
  })
})

describe('a document', () => {
  const row = (name: string) => documents().getByRole('listitem').filter({ hasText: name })
  /** Gives a file for the fire safety certificate, which is missing or on file. */
  async function giveFire(file: File): Promise<void> {
    const place = row('Fire safety inspection certificate').first()
    await expect.element(place).toBeVisible()
    const input = place.element().querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('The document takes no file.')
    await userEvent.upload(input, file)
  }

  it('is kept through a failure, and saved once the server answers', async () => {
    await renderScreen(path, { as: 'officer' })
    await giveFire(pdf('fsic-new.pdf'))
    await fillDay('Valid until', '2028-11-20', row('fsic-new.pdf'))
    await commands.setFault({ failure: 'gateway', path: '/document/upload' })
    await button('Upload 1 file').click()
    await expect.element(row('fsic-new.pdf')).toMatchTextContent('Failed')
    await commands.setFault()
    await button('Try again: fsic-new.pdf').click()
    await expect.element(button('Actions for fsic-new.pdf')).toBeVisible()
    expect(await onRecord()).toEqual([{ file_name: 'fsic-new.pdf', uploaded_by: 'officer' }])
  })

  it('is asked about before the page is left or reloaded while it is not with the server', async () => {
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await renderScreen(path, { as: 'officer' })
    await expect.element(row('Fire safety inspection certificate').first()).toBeVisible()
    expect(isHeld()).toBe(false)
    await giveFire(pdf('fsic-held.pdf'))
    await expect.element(row('fsic-held.pdf')).toBeVisible()
    await expect.poll(isHeld).toBe(true)
    await commands.setFault({ failure: 'gateway', path: '/document/upload' })
    await fillDay('Valid until', '2029-11-20', row('fsic-held.pdf'))
    await button('Upload 1 file').click()
    await expect.element(row('fsic-held.pdf')).toMatchTextContent('Failed')
    const overview = page.getByRole('link', { name: /^Overview/ }).first()
    await overview.click()
    await expect.element(question()).toMatchTextContent('Leave and lose the files?')
    await button('Stay', question()).click()
    await commands.setFault()
    await button('Try again: fsic-held.pdf').click()
    await expect.element(button('Actions for fsic-held.pdf')).toBeVisible()
    await expect.poll(isHeld).toBe(false)
    await choose(button('Choose file for Sanitary permit'), pdf('fsic-left.pdf'))
    await expect.element(row('fsic-left.pdf')).toBeVisible()
    await overview.click()
    await button('Leave without the files', question()).click()
    await expectPath(path.replace('/documents', ''))
    expect(isHeld()).toBe(false)
  })

  it('of a provider waits for approval', async () => {
    await query(
      `update user_request set status = 'CANCELLED' where target_code = '${code}' and type = 'hf-document'`,
    )
    const before = await onRecord()
    await renderScreen(path, { as: 'coordinator2' })
    await giveFire(pdf('fsic-asked.pdf'))
    await fillDay('Valid until', '2028-12-20', row('fsic-asked.pdf'))
    await button('Upload 1 file').click()
    await expect.element(page.getByText('1 document was sent for approval.').first()).toBeVisible()
    expect(await onRecord()).toEqual(before)
    const requests = `select 1 from user_request where target_code = '${code}' and type = 'hf-document' and status = 'PENDING'`
    expect(await query(requests)).toHaveLength(1)
  })

  it('is removed after a question by who may', async () => {
    await renderScreen(path, { as: 'admin' })
    const before = await query(`select 1 from attachment where owner_code = '${code}' and not deleted`)
    await expect.element(menus().first()).toBeVisible()
    await chooseInMenu(menus().first(), 'Remove')
    await button('Remove', question()).click()
    await expectNone(question())
    await expect
      .poll(() => query(`select 1 from attachment where owner_code = '${code}' and not deleted`))
      .toHaveLength(before.length - 1)
  })
})

describe('a document outside the list', () => {
  it('is sent by its provider with what it is', async () => {
    await renderScreen(path, { as: 'coordinator2' })
    await button('Send another document').click()
    await button('Send document', dialog()).click()
    await expectProblem(field('What it is', dialog()), 'Say what the document is.')
    await field('What it is', dialog()).fill('Award of the city')
    await choose(dialog().getByRole('button', { name: 'Choose file for Document' }), pdf('award.pdf'))
    await expect.element(dialog().getByText('award.pdf').first()).toBeVisible()
    await button('Send document', dialog()).click()
    await expect.element(messages()).toMatchTextContent('1 document was sent for approval.')
    const [sent] = await query(
      `select doc_type, payload->>'docRemarks' as remarks, status from user_request
        where target_code = '${code}' and payload->>'fileName' = 'award.pdf'`,
    )
    expect(sent).toEqual({ doc_type: 'OTHERS', remarks: 'Award of the city', status: 'PENDING' })
  })

  it('is on the record under its own words, and not replaced by another', async () => {
    await query(
      `insert into attachment (uuid, owner_kind, owner_code, doc_type, file_name, content_type, size, sha256, doc_remarks,
          uploaded_by, created_by, updated_by)
        select gen_random_uuid(), owner_kind, owner_code, 'OTHERS', 'letter.pdf', content_type, size, sha256,
          'Letter of the owner', 'officer', 'officer', 'officer'
        from attachment where owner_code = '${code}' and owner_kind = 'hf/document' limit 1`,
    )
    await renderScreen(path, { as: 'officer' })
    const other = documents().getByRole('listitem').filter({ hasText: 'letter.pdf' })
    await expect.element(other).toMatchTextContent(/Another document.*Letter of the owner/)
    await other.getByRole('button', { name: 'Actions for letter.pdf' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible()
    await expectNone(page.getByRole('menuitem', { name: 'Replace' }))
  })
})

describe('a remark on a document', () => {
  it('is written by an officer beside the document and read by its provider', async () => {
    await renderScreen(path, { as: 'officer' })
    await documents()
      .getByRole('button', { name: /^Preview / })
      .first()
      .click()
    const remark = page.getByRole('textbox', { name: 'Remark for the provider', exact: true })
    await button('Add remark', dialog()).click()
    await expectProblem(remark, 'Write 3 characters or more.')
    await remark.fill('The second page is missing.')
    await button('Add remark', dialog()).click()
    await expect.element(dialog().getByRole('list', { name: 'Remarks' })).toMatchTextContent(/second page/)
    await renderScreen(path, { as: 'coordinator2' })
    await expect
      .element(documents().getByText('Remark of 20 Nov 2026: The second page is missing.'))
      .toBeVisible()
    await documents()
      .getByRole('button', { name: /^Preview / })
      .first()
      .click()
    await expect.element(dialog()).toBeVisible()
    await expectNone(page.getByRole('textbox', { name: 'Remark for the provider', exact: true }))
  })
})

describe('the blank form', () => {
  it('is saved by whoever sees the documents', async () => {
    await renderScreen(path, { as: 'coordinator2' })
    const saved: string[] = []
    const click = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click') ?? {}
    Object.defineProperty(HTMLAnchorElement.prototype, 'click', {
      configurable: true,
      value(this: HTMLAnchorElement) {
        saved.push(this.download)
      },
    })
    await button('Download the blank form: documents').click()
    await expect.poll(() => saved).toEqual(['hf-document-form.pdf'])
    Object.defineProperty(HTMLAnchorElement.prototype, 'click', click)
  })
})

describe('internal remarks', () => {
  it('need some words, and are kept with who wrote them', async () => {
    await renderScreen(path, { as: 'officer' })
    await expect.element(region('Remarks')).toMatchTextContent('No remark yet.')
    await button('Add remark').click()
    await expect.element(field('New remark')).toHaveFocus()
    await button('Save remark').click()
    await expect.element(page.getByText('Write 3 characters or more.')).toBeVisible()
    await field('New remark').fill('The original permit was seen.')
    await button('Save remark').click()
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'The original permit was seen.' }))
      .toBeVisible()
    await expectNone(field('New remark'))
    await expect.element(button('Add remark')).toHaveFocus()
  })
})

describe('the documents of a record', () => {
  it('cannot be read and are read again', () =>
    expectErrorAndRetry({ path, as: 'officer', call: '/hf/document', content: choosers().first() }))
})
