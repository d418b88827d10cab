import { expect, test } from 'vitest'
import type { Answer, Pairs, Row } from './client.ts'
import { setUpWorld } from './suite.ts'
import { callOf } from './table.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('document-saves')

/** Kinds of documents of providers, with the list of their owners and a document each takes (specification 2, 7.6). */
const entities = [
  ['hf/document', '/hf', { docType: 'LTO', effectiveDate: '2026-01-05', validityDate: '2028-01-04' }],
  ['phy/document', '/phy', { docType: 'PRC', effectiveDate: '2026-01-05', validityDate: '2028-01-04' }],
  ['hf/contract', '/hf', { docType: 'MOA', effectiveDate: '2026-01-05', validityDate: '2028-01-04' }],
  [
    'hf/memo',
    '/hf',
    { memoType: 'POLICY', dateOfMemo: '2026-05-01', dateSent: '2026-05-04', dateReceived: '2026-05-06' },
  ],
] as const

const fieldsOf = ({ body }: Answer): unknown[] =>
  (((body as Row)['errors'] ?? []) as readonly Row[]).map(({ field }) => field)

async function upload(entity: string, fields: Row): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  const bytes = `%PDF-1.4\n%${entity}${Math.random()}\n%%EOF\n`
  form.append('file', new Blob([bytes], { type: 'application/pdf' }), 'proof.pdf')
  return world.admin.call('POST', 'accr', callOf('C336').path.replace('{entity}', entity), [], { form })
}

const documents = async (entity: string, code: string, more: Pairs = []) =>
  (await world.admin.get('accr', `/${entity}/files`, [['code', code], ...more])).body as readonly Row[]

test.each(entities)(
  'a document of %s is stored with what is said of it, noted and removed',
  async (entity, list, said) => {
    const [own = '', other = ''] = (await rowsOf(world.admin, list)).map(({ code }) => String(code))
    const fields: Row = { code: own, docRemarks: `Proof of ${entity}`, ...said }
    const nowhere = await upload(entity, { ...fields, code: own.replaceAll(/\d/g, '9') })
    expect(nowhere.status, JSON.stringify(nowhere.body)).toBe(404)
    const type = 'docType' in said ? 'docType' : 'memoType'
    expect(fieldsOf(await upload(entity, { ...fields, [type]: 'ZZ-NOBODY' }))).toEqual([type])
    const stored = await upload(entity, fields)
    expect(stored.status, JSON.stringify(stored.body)).toBe(201)
    const { uuid } = stored.body as Row
    const { code: _code, ...kept } = fields
    expect((await documents(entity, own)).find((row) => row['uuid'] === uuid)).toMatchObject(kept)
    expect((await documents(entity, other)).map((row) => row['uuid'])).not.toContain(uuid)
    for (const [name, value] of Object.entries(kept).filter(
      ([key]) => key !== type && key !== 'docRemarks',
    )) {
      const later = await upload(entity, { ...fields, [name]: 'no day' })
      expect(fieldsOf(later), `${name} ${String(value)}`).toContain(name)
    }
    proofs.add('C336', 'path:entity', ...Object.keys(fields).map((name) => `body:${name}`))
    await proveRemark(entity, { own, other, uuid: String(uuid) })
    const remove = (by: Row, at = entity) => {
      const form = new FormData()
      const docType = (stored.body as Row)['docType'] ?? ''
      for (const [name, value] of Object.entries({ code: own, uuid, docType, ...by }))
        form.append(name, String(value))
      return world.admin.call('POST', 'accr', callOf('C340').path.replace('{entity}', at), [], { form })
    }
    expect((await remove({ code: other })).status).toBe(404)
    expect((await remove({ uuid: '00000000-0000-4000-8000-000000000000' })).status).toBe(404)
    expect((await remove({ docType: 'WRONG' })).status).toBe(404)
    expect((await remove({}, entity === 'hf/contract' ? 'hf/document' : 'hf/contract')).status).toBe(404)
    expect((await remove({})).status).toBe(204)
    expect((await documents(entity, own)).map((row) => row['uuid'])).not.toContain(uuid)
    proofs.add('C340', 'path:entity', 'body:code', 'body:uuid', 'body:docType')
  },
)

/** A remark is kept with the document it names, and at no other record. */
async function proveRemark(
  entity: string,
  { own, other, uuid }: Readonly<Record<'own' | 'other' | 'uuid', string>>,
): Promise<void> {
  const remarks = `Noted at ${entity}`
  const send = (json: Row) =>
    world.admin.call('POST', 'accr', callOf('C342').path.replace('{entity}', entity), [], { json })
  expect((await send({ code: other, uuid, remarks })).status).toBe(404)
  expect((await send({ code: own, uuid: '00000000-0000-4000-8000-000000000000', remarks })).status).toBe(404)
  const noted = await send({ code: own, uuid, remarks })
  expect(noted.status, JSON.stringify(noted.body)).toBeLessThan(300)
  const of = (await documents(entity, own)).find((row) => JSON.stringify(row).includes(remarks))
  expect(of?.['uuid']).toBe(uuid)
  proofs.add('C342', 'path:entity', 'body:code', 'body:uuid', 'body:remarks')
}
