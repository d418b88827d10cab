import { errorMessages } from '@capiz/domain/errors'
import {
  badGatewayMessage,
  conflictMessage,
  gatewayTimeoutMessage,
  offlineMessage,
} from '@capiz/domain/messages'
import { toastQueue } from '@capiz/ui/Toaster'
import { describe, expect, it } from 'vitest'
import { commands, type Locator, page, userEvent } from 'vitest/browser'
import type { Fault } from '../../test/commands.ts'
import { leaveScreen, renderScreen } from '../../test/render-screen.tsx'
import { button, dialog, expectNone, field, fillDay, link, messages, title } from '../../test/screen.ts'
import { queryOne } from '../../test/sample.ts'
import { showToast } from '../platform/feedback/toasts.ts'

const wordsOf = (name: string) => `The server refuses this one (${name}).`
const bodyOf = (name: string) => ({ errorCode: 'OF_OUR_OWN', message: wordsOf(name) })
const unread = { status: 418, body: bodyOf('at first') }

/** A failure, the sentence it is told by, and whether it is a message wherever it happens (ADR 20). */
interface Case {
  name: string
  failure: Fault['failure']
  sentence: string
  isMessage: boolean
}

const refused = (status: number): Case => {
  return {
    name: String(status),
    failure: { status, body: bodyOf(String(status)) },
    sentence: wordsOf(String(status)),
    isMessage: false,
  }
}
const told = (name: string, failure: Fault['failure'], sentence: string): Case => {
  return { name, failure, sentence, isMessage: true }
}

const cases: readonly Case[] = [
  refused(403),
  refused(413),
  refused(429),
  told(
    '409 of a known code',
    { status: 409, body: { ...bodyOf('known'), errorCode: 'REQUEST_STATUS' } },
    errorMessages.REQUEST_STATUS,
  ),
  told('409 of an unknown code', { status: 409, body: bodyOf('unknown') }, wordsOf('unknown')),
  told('409 without words', { status: 409 }, conflictMessage),
  told('500', { status: 500, body: bodyOf('500') }, wordsOf('500')),
  told('502', 'gateway', badGatewayMessage),
  told('504', { status: 504 }, gatewayTimeoutMessage),
  told('no connection', 'cut', offlineMessage),
]

const problems: Case = {
  name: '422',
  failure: {
    status: 422,
    body: {
      errorCode: 'VALIDATION',
      message: 'Some fields.',
      errors: [{ field: 'nowhere', message: wordsOf('422') }],
    },
  },
  sentence: wordsOf('422'),
  isMessage: false,
}

const logged = () => toastQueue.getState().log.map(({ type, text, count }) => ({ type, text, count }))

/** Makes one failure after the other and expects each in its place, and as a message where it is one. */
async function expectTold(
  some: readonly Case[],
  { call, act, place }: { call: string; act: () => Promise<void>; place: Locator },
): Promise<void> {
  for (const { name, failure, sentence, isMessage } of some) {
    toastQueue.clear()
    const before = logged().length
    await commands.setFault({ failure, path: call })
    await act()
    await expect.element(place, { message: name }).toMatchTextContent(sentence)
    if (isMessage) {
      await expect.poll(() => logged().length, { message: name }).toBe(before + 1)
      expect(logged()[0], name).toEqual({ type: 'error', text: sentence, count: 1 })
    } else expect(logged().length, name).toBe(before)
    await commands.setFault()
  }
}

describe('a failure is told', () => {
  it('of a list: in its place, and as a message', async () => {
    await renderScreen('/health-facility', {
      as: 'officer',
      fault: { failure: unread, path: '/hf/list' },
    })
    await expect.element(button('Try again')).toBeVisible()
    await expectTold([...cases, refused(404), problems], {
      call: '/hf/list',
      act: () => button('Try again').click(),
      place: page.getByRole('main'),
    })
  })

  it('of a record: in its place, and as a message', async () => {
    const call = '/hf/HF0000001'
    await renderScreen('/health-facility/HF0000001', {
      as: 'officer',
      fault: { failure: unread, path: call },
    })
    await expect.element(title('The facility could not be read')).toBeVisible()
    await expectTold(cases, {
      call,
      act: () => button('Try again').first().click(),
      place: page.getByRole('main'),
    })
  })

  it('of a save: in the form or as a message, and what was typed stays', async () => {
    await renderScreen('/provider/hf-type', { as: 'officer' })
    await button('Add health facility type').click()
    await field('Code', dialog()).fill('SLEEP')
    await field('Description', dialog()).fill('Sleep laboratory')
    // without a connection the save waits in the queue, which the form's own test holds
    const some = cases.filter(({ failure }) => failure !== 'cut')
    await expectTold(some, {
      call: '/hf-type',
      act: () => button('Save', dialog()).last().click(),
      place: dialog(),
    })
    await expect.element(field('Description', dialog())).toHaveValue('Sleep laboratory')
  })

  it('of an action: beside it, and as a message', async () => {
    const { code } = await queryOne(
      `select code from user_request where type = 'hf-update' and status = 'PENDING' and deleted = false limit 1`,
    )
    await renderScreen(`/dashboard/requests/${String(code)}`, { as: 'approver' })
    const decision = page.getByRole('region', { name: 'Decision' })
    await expectTold([...cases, refused(404), problems], {
      call: '/user-request/approve',
      act: () => button('Approve').click(),
      place: page.getByRole('main'),
    })
    await expect.element(decision).toBeVisible()
  })

  it('of an upload: at its file, and as a message', async () => {
    await renderScreen('/health-facility/HF0000001/documents', { as: 'officer' })
    const opener = button('Choose file for Fire safety inspection certificate')
    await expect.element(opener).toBeVisible()
    const input = opener.element().nextElementSibling
    if (!(input instanceof HTMLInputElement)) throw new Error('The button has no field for a file.')
    const content = [`%PDF-1.4\n% fsic\n%%EOF\n`]
    await userEvent.upload(input, new File(content, 'fsic-new.pdf', { type: 'application/pdf' }))
    const uploaded = page.getByRole('listitem').filter({ hasText: 'fsic-new.pdf' })
    await fillDay('Valid until', '2028-11-20', uploaded)
    await expectTold([...cases, problems], {
      call: '/document/upload',
      act: () =>
        page
          .getByRole('button', { name: /^(?:Upload 1 file|Try again: fsic-new.pdf)$/ })
          .first()
          .click(),
      place: uploaded,
    })
  })
})

describe('a dead end', () => {
  it.each([
    '/nowhere',
    '/dashboard/zzz',
    '/health-facility/HF0000001/zzz',
    '/doctor/PHY0000001/zzz',
    '/iso-compliance/zzz',
    '/reports/zzz',
    '/rates/zzz',
    '/rates/zzz/society',
    '/provider/zzz',
    '/security/zzz',
    '/audit-logs/zzz',
  ])('%s is one page with a way home', async (path) => {
    await renderScreen(path, { as: 'admin' })
    await expect
      .element(page.getByRole('heading', { name: 'This page is under construction.' }))
      .toBeVisible()
    await link('Back to Home').click()
    await expect.element(title(/^Today/)).toBeVisible()
  })

  it.each([
    ['/health-facility/HF9999999', 'Facility not found'],
    ['/doctor/PHY9999999', 'Physician not found'],
    ['/dashboard/requests/UR-2026-999999', 'There is no such request'],
    ['/security/users/USR9999999', 'User not found'],
    ['/iso-compliance/violations/VIO-2026-9999', 'There is no such violation'],
  ])('%s says which record is not there', async (path, text) => {
    await renderScreen(path, { as: 'admin' })
    await expect.element(page.getByRole('heading', { name: text })).toBeVisible()
    await expectNone(page.getByText('under construction'))
  })
})

describe('the title of the page', () => {
  it('tells the parts of a record and of an area apart', async () => {
    const titles = new Set<string>()
    const parts = [
      '/health-facility/HF0000001',
      '/health-facility/HF0000001/documents',
      '/health-facility/HF0000001/checklist',
      '/health-facility/HF0000001/room-rates',
      '/health-facility/HF0000001/history',
      '/security/users',
      '/security/roles',
      '/audit-logs',
      '/audit-logs/activities',
    ]
    for (const path of parts) {
      await renderScreen(path, { as: 'admin' })
      await expect.poll(() => document.title).toMatch(/ - /)
      await expect
        .poll(() => titles.has(document.title), { message: `${path} ${document.title}` })
        .toBe(false)
      titles.add(document.title)
    }
    expect(titles.size).toBe(parts.length)
  })
})

describe('a message of work that ends after the page has gone', () => {
  it('is dropped, and the next page shows its own', async () => {
    await renderScreen('/health-facility', { as: 'officer' })
    await expect.element(page.getByRole('main')).toBeVisible()
    showToast('info', 'On the page.')
    await expect.element(messages()).toMatchTextContent('On the page.')
    await leaveScreen()

    const before = logged().length
    expect(() => showToast('success', 'After the page.')).not.toThrow()
    expect(logged().length).toBe(before)
  })
})
