import pg from 'pg'

/** A statement as the query builder passes it to the driver. */
interface Statement extends pg.QueryConfig {
  text: string
}

/** Names of statements, each the same on every connection of the process. */
export type StatementNames = (text: string) => string | undefined

/** Most statements of a process that have a name: a connection keeps each of them in its memory. */
const mostNames = 500
const longestText = 20_000

/** The best plan of a comparison with a pattern depends on the pattern, so these are planned each time. */
const comparesPatterns = /\b(?:like|ilike|similarity|word_similarity)\b|~|<%|%>/i
const isLimited = /\blimit \$\d/i

/** The text of the brackets that open at a place. */
function bracketed(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')' && --depth === 0) return text.slice(start, at)
  }
  return text.slice(start)
}

/**
 * A page of rows that have something which a value picks, such as physicians who practise in a city: a plan for any value
 * walks the order of the list until the page is full, which takes a hundred times as long where few rows have it.
 */
const picksRowsByOthers = (text: string): boolean =>
  isLimited.test(text) &&
  [...text.matchAll(/\bexists \(/gi)].some(({ index }) =>
    bracketed(text, text.indexOf('(', index)).includes('$'),
  )

const isReadOrWrite = /^\s*(?:select|insert|update|delete|with)\b/i

/**
 * Gives a statement a name when it is sent for the second time, so that the database parses it once a connection and may
 * keep its plan. Whatever has another text each time, such as a list of many values, never gets one.
 */
export function statementNames(most = mostNames): StatementNames {
  const names = new Map<string, string | undefined>()
  let named = 0
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (text.length > longestText || !isReadOrWrite.test(text)) return undefined
    if (comparesPatterns.test(text) || picksRowsByOthers(text)) return undefined
    if (!names.has(text)) {
      if (names.size >= 4 * most) for (const [one, name] of names) if (name === undefined) names.delete(one)
      names.set(text, undefined)
      return undefined
    }
    if (named >= most) return undefined
    named += 1
    const name = `s${named}`
    names.set(text, name)
    return name
  }
}

const isStatement = (config: unknown): config is Statement =>
  typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string'

/** The answer to a statement that was not sent yet. */
const nothing = { rows: [], rowCount: null, command: '', oid: 0, fields: [] }

/**
 * Makes a kind of connection that names statements and begins a transaction together with its first statement: a round
 * trip less for each transaction, and none for one that does nothing.
 */
export function namingClient(names: StatementNames): typeof pg.Client {
  return class extends pg.Client {
    #held: Statement | undefined

    override query = ((config: unknown, values?: unknown, callback?: unknown) => {
      const send = pg.Client.prototype.query.bind(this) as (...sent: unknown[]) => Promise<unknown>
      if (!isStatement(config)) return send(config, values, callback)
      const { text } = config
      if (callback === undefined && text === 'begin') {
        this.#held = config
        return Promise.resolve(nothing)
      }
      const held = this.#held
      this.#held = undefined
      if (held && (text === 'commit' || text === 'rollback')) return Promise.resolve(nothing)
      const named = { ...config, name: config.name ?? names(text) }
      if (!held) return send(named, values, callback)
      const { stream } = (this as unknown as { connection: { stream: { cork(): void; uncork(): void } } })
        .connection
      stream.cork()
      try {
        // its failure is that of the connection, which the statement behind it reports
        send(held).catch(() => undefined)
        return send(named, values, callback)
      } finally {
        stream.uncork()
      }
    }) as pg.Client['query']
  }
}
