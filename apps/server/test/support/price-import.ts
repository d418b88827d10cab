import type { TestApp } from '../harness.ts'
import { today } from './price-calls.ts'
import { sheetFile, type Rows } from './workbooks.ts'

/** Headings of a list of room rates. */
export const headings = ['Room category', 'Rate per day (₱)', 'Beds']

/** Whose prices a file holds, and from when, when a test says nothing else. */
export const own = { healthFacilityCode: 'HF0000001', effectiveDate: today }

type Kind = 'room-rate' | 'standard-procedure-rate'
type Content = Rows | string | Uint8Array

function fileOf(content: Content): File {
  const bytes = typeof content === 'string' || content instanceof Uint8Array ? content : sheetFile(content)
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'rates.xlsx')
}

/** Calls of the import workbench; each answers once the work it began is over, but for `begin`. */
export function importCalls(app: () => TestApp) {
  const show = (code: string, as = 'rates') => app().call('priceImport.get', { params: { code } }, { as })
  type Reply = Awaited<ReturnType<typeof show>>
  const isAtWork = ({ status }: Reply['body']) => status === 'READING' || status === 'SAVING'

  /** The answer of a call once the work it began is over, however busy the machine is. */
  async function whole(reply: Reply, as: string): Promise<Reply> {
    if (reply.status >= 300 || !isAtWork(reply.body)) return reply
    return { ...reply, body: await settled(reply.body.code, as) }
  }

  /** Asks until the work is over. */
  async function settled(code: string, as = 'rates') {
    for (;;) {
      const { body } = await show(code, as)
      if (!isAtWork(body)) return body
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  const begin = (content: Content, fields: object = own, as = 'rates', kind: Kind = 'room-rate') =>
    app().call('priceImport.start', { params: { kind }, fields, files: [fileOf(content)] }, { as })
  const start = async (rows: Content, fields: object = own, as = 'rates') =>
    whole(await begin(rows, fields, as), as)
  const rowsOf = (code: string, state?: 'new' | 'changed' | 'same' | 'conflict' | 'bad' | 'removed') =>
    app().call('priceImport.rows', { params: { code }, query: { size: 1000, state } }, { as: 'rates' })
  const check = async (code: string, body: object, as = 'rates') =>
    whole(await app().call('priceImport.check', { params: { code }, body }, { as }), as)
  const save = async (code: string, mode: 'all' | 'good' = 'all', more: object = {}, as = 'rates') =>
    whole(await app().call('priceImport.save', { params: { code }, body: { mode, ...more } }, { as }), as)

  return { show, settled, begin, start, rowsOf, check, save }
}
