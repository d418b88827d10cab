import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { boundedEntries } from './bounded.ts'
import { isSameVersions, versionOf, type Versions } from './versions.ts'

const pack = promisify(gzip)

/** The part of a reply that a reading is recorded for: private fields of one record, or a page of many rows with some. */
export type ReadFacts = { kind: 'page'; rows: number } | { kind: 'record'; code: string } | undefined

/** A reply as it goes out, with what its kept copy stands for. */
export interface CachedReply {
  text: Buffer<ArrayBuffer>
  /** facts about the contents that each reading needs, whoever reads */
  facts: ReadFacts
  packed: () => Promise<Buffer<ArrayBuffer>>
}

/** The result of one run: the reply, and what it was made of. */
export interface Run {
  text: string
  facts: ReadFacts
  /** fields of the caller that the run looked at; another caller with the same values gets the same reply */
  fields: ReadonlySet<string>
  /** every table that was read; undefined when something else decided, which may change without a write */
  tables: readonly string[] | undefined
}

/** A wanted reply: the text names parameters and day, `valueOf` gives a field of the caller as text. */
export interface Wanted {
  endpoint: string
  text: string
  versions: Versions
  valueOf: (field: string) => string
}

/** Replies of lists, kept until a table they were made of is written to. */
export interface CachedReplies {
  reply: (wanted: Wanted, run: () => Promise<Run>) => Promise<CachedReply>
}

interface Entry {
  tables: readonly string[]
  version: string
  reply: CachedReply
}

function replyOf(text: string, facts: ReadFacts): CachedReply {
  const bytes = Buffer.from(text)
  let packed: Promise<Buffer<ArrayBuffer>> | undefined
  return { text: bytes, facts, packed: () => (packed ??= pack(bytes)) }
}

/** A run under way, with the versions its caller began with and the fields that count when it is over. */
interface Running {
  versions: Versions
  outcome: Promise<{ reply: CachedReply; fields: ReadonlySet<string> }>
}

const keyOf = ({ endpoint, text, valueOf }: Wanted, fields: ReadonlySet<string>): string =>
  [endpoint, text, ...[...fields].map((field) => `${field}=${valueOf(field)}`)].join('\n')

const notShared: ReadonlySet<string> = new Set()

/** Largest reply that is kept: a screen asks for far less, an export is not repeated. */
const largest = 256 * 1024

/**
 * Keeps replies up to `mostBytes`, those asked for last. A reply is found again only by a caller whose fields have the
 * same values as those the run looked at: had it looked at another one, the reply would not be shared. The fields that any
 * run of an endpoint looked at count for all of its replies, which can only make the sharing rarer. Of equal calls at the
 * same versions one runs and the others wait for it: after a write they would all read the same.
 */
export function cachedReplies(versioned: ReadonlySet<string>, mostBytes = 32 * 1024 * 1024): CachedReplies {
  const fieldsOf = new Map<string, ReadonlySet<string>>()
  const entries = boundedEntries<Entry>(mostBytes, ({ reply }) => reply.text.length)
  const running = new Map<string, Running>()

  function found(wanted: Wanted): CachedReply | undefined {
    const fields = fieldsOf.get(wanted.endpoint)
    if (!fields) return undefined
    const key = keyOf(wanted, fields)
    const entry = entries.get(key)
    if (!entry) return undefined
    if (versionOf(wanted.versions, entry.tables) === entry.version) return entry.reply
    entries.drop(key)
    return undefined
  }

  /** Returns the fields that count for an endpoint, with those of another run. */
  function withFields(endpoint: string, seen: ReadonlySet<string>): ReadonlySet<string> {
    const known = fieldsOf.get(endpoint)
    if (known && [...seen].every((field) => known.has(field))) return known
    const all = new Set([...(known ?? []), ...seen].sort())
    fieldsOf.set(endpoint, all)
    return all
  }

  async function runAnew(wanted: Wanted, run: () => Promise<Run>): Running['outcome'] {
    const { text, facts, fields, tables } = await run()
    const reply = replyOf(text, facts)
    const counting = withFields(wanted.endpoint, fields)
    if (tables && reply.text.length <= largest && tables.every((name) => versioned.has(name))) {
      // The versions were read before the run: a write in between then drops the reply instead of keeping a stale one.
      entries.set(keyOf(wanted, counting), { tables, version: versionOf(wanted.versions, tables), reply })
      return { reply, fields: counting }
    }
    return { reply, fields: notShared }
  }

  /** The reply of another's run; undefined when what it made is not for others. */
  async function joined({ outcome }: Running, fields: ReadonlySet<string>): Promise<CachedReply | undefined> {
    const made = await outcome.catch(() => undefined)
    // A run that looked at another field of its caller, or at something that is not kept, answers nobody else.
    return made?.fields === fields ? made.reply : undefined
  }

  async function lead(wanted: Wanted, key: string, run: () => Promise<Run>): Promise<CachedReply> {
    const own = { versions: wanted.versions, outcome: runAnew(wanted, run) }
    running.set(key, own)
    try {
      return (await own.outcome).reply
    } finally {
      if (running.get(key) === own) running.delete(key)
    }
  }

  return {
    reply: async (wanted, run) => {
      const known = found(wanted)
      if (known) return known
      const fields = fieldsOf.get(wanted.endpoint)
      // Until a first run is over nobody knows which fields of a caller count.
      if (!fields) return (await runAnew(wanted, run)).reply
      const key = keyOf(wanted, fields)
      const other = running.get(key)
      const isSame = other !== undefined && isSameVersions(other.versions, wanted.versions)
      const shared = isSame ? await joined(other, fields) : undefined
      return shared ?? lead(wanted, key, run)
    },
  }
}
