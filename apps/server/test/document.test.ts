import { and, eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachment, auditLog } from '../src/db/schema/index.ts'
import { uniqueNames } from '../src/engines/document/read.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, makeCoordinator, makeFacility, pdf, png } from './support/facilities.ts'

let app: TestApp
let code: string
const officer = { as: 'officer' }
const entity = 'hf/document'

beforeAll(async () => {
  app = await startTestApp()
  await addLists(app)
  code = (await makeFacility(app)).code
})
afterAll(() => app.close())

function upload(fields: Record<string, string>, files: File[], word = entity, as = 'officer') {
  return app.call('document.upload', { params: { entity: word }, fields: { code, ...fields }, files }, { as })
}

describe('uploading', () => {
  it('keeps what was added, supersedes the older one of its type, and says so in the trail', async () => {
    const first = await upload({ docType: 'RATES', effectiveDate: '2026-02-01' }, [
      pdf('rates 2026.pdf', 'a'),
    ])
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      docType: 'RATES',
      docTypeLabel: 'Signed schedule of rates',
      fileName: 'rates 2026.pdf',
      contentType: 'application/pdf',
      validityDate: null,
      state: 'VALID',
      uploadedBy: 'officer',
    })
    const second = await upload({ docType: 'RATES' }, [pdf('rates.pdf', 'b')])
    const query = { code, docType: 'RATES' }
    const live = await app.call('document.list', { params: { entity }, query }, officer)
    expect(live.body.map(({ uuid }) => uuid)).toEqual([second.body.uuid])
    const all = await app.call('document.files', { params: { entity }, query }, officer)
    expect(all.body.map(({ uuid, superseded }) => [uuid, superseded])).toEqual([
      [second.body.uuid, false],
      [first.body.uuid, true],
    ])
    const fields = { code, uuid: second.body.uuid }
    expect((await app.call('document.remove', { params: { entity }, fields }, officer)).status).toBe(204)
    const back = await app.call('document.list', { params: { entity }, query }, officer)
    expect(back.body.map(({ uuid }) => uuid)).toEqual([first.body.uuid])
    const audits = await app.db.select().from(auditLog).where(eq(auditLog.entityCode, code))
    const topics = audits.filter(({ auditTopic }) => auditTopic === 'Facility document')
    expect(topics.map(({ action }) => action)).toEqual(['CREATE', 'CREATE', 'DELETE'])
  })

  it('takes several files at once, and asks for the dates a type wants', async () => {
    const many = await upload({ docType: 'PHOTO' }, [png('a.png'), png('a.png', 3, 3)])
    expect(many.status).toBe(201)
    const live = await app.call(
      'document.list',
      { params: { entity }, query: { code, docType: 'PHOTO' } },
      officer,
    )
    expect(live.body).toHaveLength(2)
    const problem = async (fields: Record<string, string>, word = entity) => {
      const reply = await upload(fields, [pdf()], word)
      return [reply.status, reply.error.errors?.map(({ field }) => field)]
    }
    expect(await problem({ docType: 'LTO' })).toEqual([422, ['validityDate']])
    expect(await problem({ docType: 'LTO', validityDate: '2026-11-19' })).toEqual([422, ['validityDate']])
    expect(await problem({ docType: 'LTO', validityDate: '2026-02-30' })).toEqual([422, ['validityDate']])
    expect(await problem({ docType: 'NOT-A-TYPE' })).toEqual([422, ['docType']])
    expect(await problem({ docType: 'MOA' })).toEqual([422, ['docType']])
    expect(await problem({ docType: 'MOA', validityDate: '2027-01-01' }, 'hf/contract')).toEqual([
      422,
      ['effectiveDate'],
    ])
    expect(await problem({ memoType: 'POLICY' }, 'hf/memo')).toEqual([422, ['dateOfMemo']])
    const order = { memoType: 'POLICY', dateOfMemo: '2026-05-02', dateSent: '2026-05-01' }
    expect(await problem(order, 'hf/memo')).toEqual([422, ['dateSent']])
    const memo = { memoType: 'POLICY', dateOfMemo: '2026-05-02', dateSent: '2026-05-04' }
    expect((await upload(memo, [pdf()], 'hf/memo')).status).toBe(201)
  })

  it('keeps the true last day of a permit, and refuses any other and a day of issue to come by name', async () => {
    const permit = async (fields: Record<string, string>) => {
      const reply = await upload({ docType: 'BPERMIT', ...fields }, [pdf('permit.pdf')])
      const { effectiveDate, validityDate } = reply.body
      return reply.status === 201
        ? [effectiveDate, validityDate]
        : reply.error.errors?.map(({ field }) => field)
    }
    expect(await permit({ validityDate: '2026-12-31' })).toEqual([null, '2026-12-31'])
    expect(await permit({ effectiveDate: '2026-01-12', validityDate: '2026-12-31' })).toEqual([
      '2026-01-12',
      '2026-12-31',
    ])
    expect(await permit({ validityDate: '2027-06-30' })).toEqual(['validityDate'])
    expect(await permit({ validityDate: '2027-12-31' })).toEqual(['validityDate'])
    expect(await permit({ effectiveDate: '2026-12-31' })).toEqual(['effectiveDate'])
    const rates = await upload({ docType: 'RATES', effectiveDate: '2026-11-21' }, [pdf()])
    expect([rates.status, rates.error.errors?.map(({ field }) => field)]).toEqual([422, ['effectiveDate']])
  })

  it('reads the kind from the bytes, never the name, and stores nothing of what it refuses', async () => {
    const before = await app.db.select().from(attachment).where(eq(attachment.ownerCode, code))
    const refused = async (file: File) => (await upload({ docType: 'BANK' }, [file])).status
    expect(await refused(new File(['MZ\u0090\u0000 not a paper'], 'paper.pdf'))).toBe(415)
    expect(await refused(new File(['<!doctype html><script>alert(1)</script>'], 'paper.pdf'))).toBe(415)
    expect(await refused(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'photo.png'))).toBe(415)
    expect(await refused(new File(['%PDF-1.4\ntrailer<</Encrypt 5 0 R>>'], 'locked.pdf'))).toBe(415)
    expect(await refused(png('flood.png', 30_000, 30_000))).toBe(413)
    expect(await refused(new File([], 'empty.pdf'))).toBe(422)
    const oversized = new File(['%PDF-1.4\n', new Uint8Array(10_485_761)], 'large.pdf')
    expect(await refused(oversized)).toBe(413)
    const many = await upload(
      { docType: 'BANK' },
      Array.from({ length: 21 }, () => pdf()),
    )
    expect([413, 422]).toContain(many.status)
    const after = await app.db.select().from(attachment).where(eq(attachment.ownerCode, code))
    expect(after).toHaveLength(before.length)
  })

  it('cleans the name it keeps', async () => {
    const stored = await upload({ docType: 'BANK' }, [pdf('..\\..\\etc/päyee "ñ"\u202e.pdf')])
    expect(stored.body.fileName).not.toMatch(/[\\/"\u202e]/)
    expect(stored.body.fileName).toMatch(/ñ.*\.pdf$/)
    const reply = await app.call(
      'document.download',
      { params: { entity }, query: { code, uuid: stored.body.uuid } },
      officer,
    )
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/,
    )
  })
})

describe('reading', () => {
  it('sends the stored bytes under safe headers and writes it down', async () => {
    const file = pdf('permit.pdf', 'exactly these bytes')
    const { body } = await upload({ docType: 'BPERMIT', effectiveDate: '2026-01-05' }, [file])
    expect(body.validityDate).toBe('2026-12-31')
    const query = { code, uuid: body.uuid, docType: 'BPERMIT' }
    const reply = await app.call('document.download', { params: { entity }, query }, officer)
    expect(Buffer.from(reply.bytes).toString()).toBe(await file.text())
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(reply.headers.get('cache-control')).toContain('no-store')
    const audits = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityCode, code), eq(auditLog.action, 'DOWNLOAD')))
    expect(audits.at(-1)?.changes).toMatchObject([{ before: body.uuid, after: 'permit.pdf' }])
  })

  it('previews a PDF as it is, a picture on a page, and nothing else', async () => {
    const document = await upload({ docType: 'SANIT', validityDate: '2027-01-01' }, [
      pdf('sanitary.pdf', 'x'),
    ])
    const picture = await upload({ docType: 'FSIC', validityDate: '2027-01-01' }, [png('safety.png')])
    const table = await upload({ docType: 'RATES' }, [new File(['room,rate\nWARD,900\n'], 'rates.csv')])
    const preview = (uuid: string) =>
      app.call('document.preview', { params: { entity }, query: { code, uuid } }, officer)
    const plain = await preview(document.body.uuid)
    expect(plain.headers.get('content-disposition')).toMatch(/^inline; filename="sanitary.pdf"/)
    expect(Buffer.from(plain.bytes).toString('latin1')).toContain('% x')
    const wrapped = await preview(picture.body.uuid)
    expect(wrapped.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(wrapped.bytes)
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(1)
    expect((await preview(table.body.uuid)).status).toBe(415)
  })

  it('packs every live document into one archive', async () => {
    const reply = await app.call('document.zip', { params: { entity }, query: { code } }, officer)
    expect(reply.headers.get('content-type')).toBe('application/zip')
    const list = await app.call('document.list', { params: { entity }, query: { code } }, officer)
    const entries = unzipSync(reply.bytes)
    expect(Object.keys(entries).sort()).toEqual(uniqueNames(list.body.map(({ fileName }) => fileName)).sort())
    expect(Object.keys(entries)).toEqual(expect.arrayContaining(['a.png', 'a (2).png']))
    const sizes = (list: number[]) => list.toSorted((a, b) => a - b)
    expect(sizes(Object.values(entries).map((bytes) => bytes.length))).toEqual(
      sizes(list.body.map(({ size }) => size)),
    )
    const empty = await makeFacility(app)
    const none = await app.call('document.zip', { params: { entity }, query: { code: empty.code } }, officer)
    expect(none.status).toBe(404)
  })

  it.each(['price list.hta', 'setup.exe', 'page.html'])(
    'gives %s the ending of its content: stored, downloaded and packed, from staff and from visitors',
    async (name) => {
      const { code: other } = await makeFacility(app)
      const fields = { code: other, docType: 'RATES' }
      const files = [pdf(name, name)]
      const sent = await app.call('document.upload', { params: { entity }, fields, files }, officer)
      expect([sent.status, sent.body.fileName]).toEqual([201, `${name}.pdf`])
      const query = { code: other, uuid: sent.body.uuid, docType: 'RATES' }
      const file = await app.call('document.download', { params: { entity }, query }, officer)
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]+\.pdf"/)
      const zip = await app.call('document.zip', { params: { entity }, query: { code: other } }, officer)
      expect(Object.keys(unzipSync(zip.bytes))).toEqual([`${name}.pdf`])
      const held = await app.call('publicFacility.holdFile', { files: [pdf(name, `held ${name}`)] })
      const [kept] = await app.db.select().from(attachment).where(eq(attachment.uuid, held.body.uuid))
      expect(kept?.fileName).toBe(`${name}.pdf`)
    },
  )

  it('names a document whose bytes are gone instead of beginning an archive', async () => {
    const { code: other } = await makeFacility(app)
    const file = pdf('lost.pdf', 'bytes that get lost')
    const fields = { code: other, docType: 'RATES' }
    await app.call('document.upload', { params: { entity }, fields, files: [file] }, officer)
    const ask = () => app.call('document.zip', { params: { entity }, query: { code: other } }, officer)
    expect((await ask()).status).toBe(200)
    const sha256 = createHash('sha256')
      .update(new Uint8Array(await file.arrayBuffer()))
      .digest('hex')
    await rm(join(app.services.config.dataDir, 'files', sha256.slice(0, 2), sha256))
    const lost = await ask()
    expect(lost.status).toBe(404)
    expect(lost.error.message).toContain('“lost.pdf” is missing')
    const trail = await app.db.select().from(auditLog).where(eq(auditLog.entityCode, other))
    expect(trail.filter(({ action }) => action === 'DOWNLOAD')).toHaveLength(1)
  })

  it('gives a blank form, and keeps remarks for staff', async () => {
    const form = await app.call('document.template', { params: { entity: 'hf/memo' } }, officer)
    expect(Buffer.from(form.bytes).subarray(0, 5).toString()).toBe('%PDF-')
    const body = { code, remarks: 'Visited on Monday, all in order.' }
    expect((await app.call('document.remarks', { params: { entity: 'hf' }, body }, officer)).status).toBe(204)
    const remarks = await app.call('facility.hpasRemarks', { params: { code } }, officer)
    expect(remarks.body).toMatchObject([{ remarks: body.remarks, createdBy: 'officer' }])
  })
})

describe('whose documents', () => {
  it('are reached only through their own record and type', async () => {
    const other = await makeFacility(app)
    const own = await upload({ docType: 'ROSTER' }, [pdf('roster.pdf')])
    const as = await makeCoordinator(app, 'papers-tala', other.code)
    await app.login('physician')
    const uuid = own.body.uuid
    const read = (query: { code: string; uuid: string; docType?: string }, who: string, word = entity) =>
      Promise.all([
        app.call('document.download', { params: { entity: word }, query }, { as: who }),
        app.call('document.preview', { params: { entity: word }, query }, { as: who }),
      ]).then((replies) => replies.map(({ status }) => status))
    expect(await read({ code, uuid }, as)).toEqual([404, 404])
    expect(await read({ code: other.code, uuid }, as)).toEqual([404, 404])
    expect(await read({ code: other.code, uuid }, 'officer')).toEqual([404, 404])
    expect(await read({ code, uuid, docType: 'LTO' }, 'officer')).toEqual([404, 404])
    expect(await read({ code, uuid }, 'officer', 'hf/contract')).toEqual([404, 404])
    expect(await read({ code, uuid: 'not-a-uuid' }, 'officer')).toEqual([404, 404])
    expect(await read({ code, uuid, docType: '' }, 'officer')).toEqual([200, 200])
    expect(await read({ code, uuid }, 'physician')).toEqual([404, 404])
    const zip = await app.call('document.zip', { params: { entity }, query: { code } }, { as })
    expect(zip.status).toBe(404)
  })

  it('are added and removed by staff with the right only', async () => {
    const as = await makeCoordinator(app, 'adding-tala', code)
    expect((await upload({ docType: 'BANK' }, [pdf()], entity, as)).status).toBe(403)
    expect((await upload({ docType: 'BANK' }, [pdf()], entity, 'reports')).status).toBe(403)
    const list = await app.call('document.list', { params: { entity }, query: { code } }, { as })
    const uuid = list.body[0]?.uuid ?? ''
    const fields = { code, uuid }
    expect((await app.call('document.remove', { params: { entity }, fields }, { as })).status).toBe(403)
    const phy = await app.call(
      'document.list',
      { params: { entity: 'phy/document' }, query: { code: 'PHY0000001' } },
      { as },
    )
    expect(phy.status).toBe(404)
    const own = await app.call(
      'document.list',
      { params: { entity: 'phy/document' }, query: { code: 'PHY0000001' } },
      { as: 'physician' },
    )
    expect(own.status).toBe(200)
  })
})
