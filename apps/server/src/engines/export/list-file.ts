import { table } from '@capiz/api/contract'
import type { Endpoint } from '@capiz/api/contract/define'
import { plural } from '@capiz/domain/text'
import type { Actor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { admit } from '../../platform/access/decision.ts'
import { Refusal, refuse } from '../../platform/errors/refuse.ts'
import type { BlobReply, Handlers, LooseCall, LooseHandler, PageReply } from '../../platform/http/types.ts'
import { checkQuery } from '../../platform/http/validate.ts'
import { largestPage } from '../../platform/list/page.ts'
import { chosenColumns, columnsOf, type ListColumn, type ListRow } from './columns.ts'
import { tableFile, type ExportFormat, type ExportValue } from './table-file.ts'

type ListEndpoint = Endpoint & { id: string }

/** How a list is to be written. */
interface ExportChoice {
  format: ExportFormat
  /** fields separated by commas, in the order of the file; all of the list without it */
  columns?: string | undefined
}

/** A list to be written out. */
interface Listing {
  endpoint: ListEndpoint
  handler: LooseHandler
  call: LooseCall
  params: Record<string, string>
  query: Readonly<Record<string, unknown>>
}

/** The list of an id, when the caller may see it; else there is none. */
function listOf(
  id: string,
  call: LooseCall,
  served: Handlers,
): Pick<Listing, 'endpoint' | 'handler' | 'call'> {
  const endpoint = Object.hasOwn(table, id) ? (table[id as keyof typeof table] as ListEndpoint) : undefined
  const handler = served[id as keyof Handlers] as LooseHandler | undefined
  const missing = () => refuse('NOT_FOUND', { message: 'There is no such list, or it is not yours to see.' })
  if (!endpoint || !handler) return missing()
  try {
    // The export call is open to everybody who is signed in: the verdict that counts is the one on the list.
    return { endpoint, handler, call: { ...call, principal: admit(endpoint.access, call.principal) } }
  } catch (error) {
    if (error instanceof Refusal && error.errorCode === 'FORBIDDEN') return missing()
    throw error
  }
}

/** Path parameters of a list stand in the query of its export under their own names. */
function paramsOf({ params }: ListEndpoint, sent: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(params ?? {}).map(([name, { pattern }]) => {
    const value = sent[name]
    if (typeof value !== 'string' || !new RegExp(`^(?:${pattern})$`).test(value)) {
      return refuse('VALIDATION', { errors: [{ field: name, message: `${name} is needed.` }] })
    }
    return [name, value] as const
  })
  return Object.fromEntries(entries)
}

function searchOf(sent: Readonly<Record<string, unknown>>, { params }: ListEndpoint): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(sent)) {
    if (['format', 'columns', 'page', 'size'].includes(name) || Object.hasOwn(params ?? {}, name)) continue
    for (const one of [value].flat()) if (typeof one === 'string') search.append(name, one)
  }
  return search
}

async function pageOf(listing: Listing, page: number): Promise<PageReply<ListRow>> {
  const { handler, call, endpoint, params, query } = listing
  const pageCall = { ...call, endpoint, params, query: { ...query, page, size: largestPage } }
  return (await handler(pageCall)) as PageReply<ListRow>
}

/** A row that moved from one page to the next while they were read is written once. */
const keyOf = (row: ListRow): unknown => row['id'] ?? row['uuid'] ?? row['code']

/** Every row, a page at a time; the caller's reading sets the pace, and stops it when the caller goes away. */
async function* rowsOf(
  listing: Listing,
  first: PageReply<ListRow>,
  columns: readonly ListColumn[],
): AsyncGenerator<ExportValue[]> {
  let seen = new Set<unknown>()
  let found = first
  for (let page = 0; ; page++) {
    if (page > 0) {
      if (listing.call.signal.aborted) return
      found = await pageOf(listing, page)
    }
    const keys = new Set<unknown>()
    for (const row of found.content) {
      const key = keyOf(row)
      if (key !== undefined && seen.has(key)) continue
      keys.add(key)
      yield columns.map(({ value }) => value(row))
    }
    if (found.content.length < largestPage) return
    seen = keys
  }
}

async function auditExport(
  listing: Listing,
  facts: Readonly<Record<string, string | number>>,
  actor: Actor,
): Promise<void> {
  const { services } = listing.call
  const filters = Object.fromEntries(searchOf(listing.query, listing.endpoint))
  await inTransaction(services.writes, (tx) =>
    audit(tx, services, {
      actor: actor.username,
      action: 'DOWNLOAD',
      entityType: 'list',
      entityCode: listing.endpoint.id,
      topic: 'Export',
      changes: [
        ...Object.entries(facts).map(([field, after]) => ({ field, before: null, after })),
        { field: 'filters', before: null, after: filters },
      ],
      ...(actor.meta ? { meta: actor.meta } : {}),
    }),
  )
}

const nameOf = (id: string): string =>
  id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace('.', '-')
    .toLowerCase()

/**
 * All rows of a list under the caller's own rights and filters as a file whose name states how many there are. The file
 * is made while it is read, a page at a time; identifiers stay text and nothing in it can run as a formula.
 */
export async function listFile(
  id: string,
  { format, columns: names }: ExportChoice,
  call: LooseCall,
  served: Handlers,
  actor: Actor,
): Promise<BlobReply> {
  const listed = listOf(id, call, served)
  const { endpoint } = listed
  const sent = call.query as Readonly<Record<string, unknown>>
  const params = paramsOf(endpoint, sent)
  const query = checkQuery(endpoint, searchOf(sent, endpoint)) as Listing['query']
  const listing: Listing = { ...listed, params, query }
  const columns = chosenColumns(columnsOf(endpoint), names)
  const first = await pageOf(listing, 0)
  await auditExport(
    listing,
    { rows: first.totalElements, format, ...(names ? { columns: names } : {}) },
    actor,
  )
  const count = plural(first.totalElements, 'row', 'rows').replaceAll(',', '').replace(' ', '-')
  const name = `${nameOf(id)}-${count}-${call.today.replaceAll('-', '')}`
  return tableFile({ name, columns, rows: rowsOf(listing, first, columns) }, format)
}
