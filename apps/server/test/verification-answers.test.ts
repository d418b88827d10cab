import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { verification } from '../src/db/schema/index.ts'
import { claimsOf, rowsIn, setUpClaims } from './support/claims.ts'
import { pdf } from './support/facilities.ts'

const t = setUpClaims()

const officer = { as: 'officer' }
const officer2 = { as: 'officer2' }

describe('answers of a source', () => {
  type Reply = Awaited<ReturnType<typeof show>>
  const show = (code: string) => t.call('verificationImport.get', { params: { code } }, { as: 'officer' })
  async function whole(reply: Reply) {
    for (;;) {
      const now = await show(reply.body.code)
      if (now.body.status !== 'READING' && now.body.status !== 'SAVING') return now
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const send = (text: string, sourceCode = 'PRC', as = 'officer') =>
    t.call(
      'verificationImport.start',
      { params: { kind: 'answers' }, fields: { sourceCode }, files: [new File([text], 'answers.csv')] },
      { as },
    )
  const rowsOf = async (code: string) =>
    (await t.call('verificationImport.rows', { params: { code }, query: { size: 100 } }, officer)).body
      .content

  test('come back in the batch that went out; wrong, double and unknown numbers are named by row', async () => {
    const batch = await t.call('verification.batch', { query: { sourceCode: 'prc' } }, officer)
    const [head, ...lines] = new TextDecoder().decode(batch.bytes).replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe('Provider code,Number,Name,Document,Valid until,Result,Found')
    expect(lines).toHaveLength((await claimsOf(t, { sourceCode: 'PRC', state: 'UNPROVEN' })).length)
    const claims = (await claimsOf(t, { sourceCode: 'PRC' })).filter(({ canVerify }) => canVerify)
    const [first, second, third] = claims
    const own = (await claimsOf(t, { sourceCode: 'PRC' })).find(({ canVerify }) => !canVerify)
    const file = [
      head,
      `${first?.ownerCode},${first?.number},,PRC,,confirmed,`,
      `,${second?.number},,,,Not found,`,
      `${third?.ownerCode},0000000,,PRC,,CONFIRMED,`,
      `,9999999,,,,CONFIRMED,`,
      `,${second?.number},,,,CONFIRMED,`,
      `${third?.ownerCode},,,,,perhaps,`,
      `${own?.ownerCode},${own?.number},,,,CONFIRMED,`,
      `${third?.ownerCode},${third?.number},,,,,`,
    ].join('\n')
    const started = await whole(await send(file))
    expect(started.body).toMatchObject({ status: 'READY', counts: { changed: 1, same: 1 } })
    const rows = await rowsOf(started.body.code)
    expect(rows.map(({ state }) => state)).toEqual([
      'changed',
      'conflict',
      'bad',
      'bad',
      'conflict',
      'bad',
      'bad',
      'same',
    ])
    const messages = rows.flatMap(({ problems }) => problems.map(({ message }) => message))
    expect(messages).toEqual(
      expect.arrayContaining([
        `The record of ${third?.ownerName} has the number ${third?.number}.`,
        'No provider on file has this number.',
        'Already entered in row 3.',
        'Enter confirmed, mismatch, not found or source not reachable.',
        'You uploaded this document. Another person verifies it.',
      ]),
    )
    const { code } = started.body
    const saved = await t.call(
      'verificationImport.save',
      { params: { code }, body: { mode: 'good' } },
      officer,
    )
    expect((await whole(saved)).body.result).toMatchObject({ imported: 1, message: '1 answer was recorded.' })
    const [entry] = await t.db
      .select()
      .from(verification)
      .where(and(eq(verification.ownerCode, first?.ownerCode ?? ''), eq(verification.sourceCode, 'PRC')))
    expect(entry).toMatchObject({ result: 'CONFIRMED', method: 'FILE', performedBy: 'officer' })
  })

  test('are not saved when the document was replaced between the check and the save', async () => {
    const seen = (await claimsOf(t, { sourceCode: 'PHIC-DOCTOR', state: 'UNPROVEN' })).find(
      (one) => one.canVerify,
    )
    const started = await whole(
      await send(`Provider code,Result\n${seen?.ownerCode},CONFIRMED`, 'PHIC-DOCTOR'),
    )
    expect(started.body.counts.changed).toBe(1)
    const fields = { code: seen?.ownerCode ?? '', docType: 'PHIC', validityDate: '2027-10-10' }
    const upload = { params: { entity: 'phy/document' as const }, fields, files: [pdf('new.pdf', 'NEW')] }
    expect((await t.call('document.upload', upload, officer2)).status).toBe(201)
    const { code } = started.body
    const saved = await t.call(
      'verificationImport.save',
      { params: { code }, body: { mode: 'all' } },
      officer,
    )
    expect([saved.status, saved.error.errorCode]).toEqual([409, 'STALE_RECORD'])
    expect(saved.error.message).toContain('Check the file again')
    expect(await rowsIn(t, seen?.ownerCode ?? '')).toBe(0)
  })

  test('ask for a source of the list', async () => {
    const { error } = await send('Number,Result\n1,CONFIRMED', 'NOWHERE')
    expect(error.errors?.map(({ field }) => field)).toEqual(['sourceCode'])
    const batch = await t.call('verification.batch', { query: { sourceCode: 'NOWHERE' } }, officer)
    expect(batch.error.errors?.map(({ field }) => field)).toEqual(['sourceCode'])
  })
})
