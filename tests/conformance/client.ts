/**
 * A client made from the text of the specification alone: nothing here comes from our own client or contract. Terms
 * travel in capitals between %, names repeat, the token call carries the client credential (sections 5 and 7).
 */

/** Answers a request; the test gives the application itself. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

/** The four services, at the addresses this installation has configured for them. */
const bases = { accr: '/api/accr', auth: '/api/auth', reports: '/api/reports', audit: '/api/audit' } as const

/** A service of the specification. */
export type ServiceName = keyof typeof bases

/** Names and values of a query, in order; a name may repeat and a value may be empty. */
export type Pairs = readonly (readonly [name: string, value: string])[]

/** An answer as it came: its JSON, or its bytes. */
export interface Answer {
  status: number
  /** parsed JSON; undefined for files and empty answers */
  body: unknown
  bytes: Uint8Array
  type: string
}

/** What is sent beside the address. */
export interface Content {
  json?: unknown
  form?: FormData
}

async function answerOf(response: Response): Promise<Answer> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  const text = type.includes('json') ? new TextDecoder().decode(bytes) : ''
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text), bytes, type }
}

/** A search term as the specification sends it: trimmed, in capitals, between wild cards. */
export const asTerm = (term: string): string => `%${term.trim().toUpperCase()}%`

/** How many results a search asks for: 5 under three characters, else 100. */
export const sizeFor = (term: string): string => (term.trim().length < 3 ? '5' : '100')

/** A foreign client, signed in or not. */
export class ForeignClient {
  readonly #send: Send
  readonly #token: string | undefined

  constructor(send: Send, token?: string) {
    this.#send = send
    this.#token = token
  }

  /** Signs in by the form-encoded token call with its client credential. */
  async signIn(username: string, password: string, credential: string): Promise<ForeignClient> {
    const form = new URLSearchParams({ username, password, grant_type: 'password' })
    const response = await this.#send(`${bases.auth}/oauth/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(credential)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: form.toString(),
    })
    const { access_token: token } = (await response.json()) as { access_token?: string }
    if (!token) throw new Error(`${username} could not sign in: ${response.status}`)
    return new ForeignClient(this.#send, token)
  }

  /** Makes a call. */
  async call(
    method: string,
    service: ServiceName,
    path: string,
    query: Pairs = [],
    { json, form }: Content = {},
  ): Promise<Answer> {
    const search = new URLSearchParams(query.map(([name, value]) => [name, value]))
    const headers: Record<string, string> = {}
    if (this.#token) headers['authorization'] = `Bearer ${this.#token}`
    if (json !== undefined) headers['content-type'] = 'application/json'
    const body = json === undefined ? form : JSON.stringify(json)
    const address = `${bases[service]}${path}${search.size > 0 ? `?${search.toString()}` : ''}`
    return answerOf(await this.#send(address, { method, headers, ...(body === undefined ? {} : { body }) }))
  }

  /** Reads. */
  get(service: ServiceName, path: string, query: Pairs = []): Promise<Answer> {
    return this.call('GET', service, path, query)
  }
}

/** A record of an answer, of which nothing is known before. */
export type Row = Readonly<Record<string, unknown>>

/** A page as the specification describes it, flat or wrapped in `page`. */
export interface Page {
  rows: readonly Row[]
  total: number
  pages: number
  number: number
}

/** Reads a page of either form (section 3). */
export function pageOf({ body }: Answer): Page {
  const outer = body as Row
  const paging = (outer['page'] && typeof outer['page'] === 'object' ? outer['page'] : outer) as Row
  const content = (outer['content'] ?? paging['content']) as readonly Row[]
  const numbers = [paging['totalElements'], paging['totalPages'], paging['number']]
  if (!Array.isArray(content) || !numbers.every((one): one is number => typeof one === 'number')) {
    throw new Error(`This is no page: ${JSON.stringify(body).slice(0, 300)}`)
  }
  const [total = 0, pages = 0, number = 0] = numbers
  return { rows: content as readonly Row[], total, pages, number }
}
