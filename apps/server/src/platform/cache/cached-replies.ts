import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { boundedEntries } from './bounded.ts'
import { equalRuns } from './equal-runs.ts'
import { versionOf, type Versions } from './versions.ts'

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

/** The reply of a run with the fields that counted when it was over; none when it is not for others. */
interface Made {
  reply: CachedReply
  fields: ReadonlySet<string> | undefined
}

const keyOf = ({ endpoint, text, valueOf }: Wanted, fields: ReadonlySet<string>): string =>
  [endpoint, text, ...[...fields].map((field) => `${field}=${valueOf(field)}`)].join('\n')

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
  const runOnce = equalRuns<Made>()

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

  async function runAnew(wanted: Wanted, run: () => Promise<Run>): Promise<Made> {
    const { text, facts, fields, tables } = await run()
    const reply = replyOf(text, facts)
    const counting = withFields(wanted.endpoint, fields)
    if (tables && reply.text.length <= largest && tables.every((name) => versioned.has(name))) {
      // The versions were read before the run: a write in between then drops the reply instead of keeping a stale one.
      entries.set(keyOf(wanted, counting), { tables, version: versionOf(wanted.versions, tables), reply })
      return { reply, fields: counting }
    }
    return { reply, fields: undefined }
  }

  return {
    reply: async (wanted, run) => {
      const known = found(wanted)
      if (known) return known
      const fields = fieldsOf.get(wanted.endpoint)
      // Until a first run is over nobody knows which fields of a caller count.
      if (!fields) return (await runAnew(wanted, run)).reply
      const key = keyOf(wanted, fields)
      // A run that looked at another field of its caller, or at something that is not kept, answers nobody else.
      const made = await runOnce(
        key,
        wanted.versions,
        () => runAnew(wanted, run),
        (other) => other.fields === fields,
      )
      return made.reply
    },
  }
}
