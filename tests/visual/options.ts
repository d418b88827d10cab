import { parseArgs } from 'node:util'

/** One of several runs that share the stories: the number `index`, from 0, of `count`. */
export interface Shard {
  index: number
  count: number
}

/** The options of the picture tests. */
export interface Options {
  /** Writes the new pictures as baselines instead of failing. */
  accept: boolean
  /** Compares even though this browser did not make the baselines. */
  force: boolean
  /** Uses the Storybook in `storybook-static` instead of building it. */
  built: boolean
  /** Folder of a Storybook that was built elsewhere; undefined for our own. */
  storybook: string | undefined
  /** Returns whether a story id belongs to the run. */
  isWanted: (storyId: string) => boolean
  /** Names of pictures that are rejected: only the decision is kept. */
  rejected: readonly string[]
  /** Names of the pictures, or words for the stories, that the command line has; `all` without one. */
  named: readonly string[]
  /** Returns whether a picture, by its name, is to be accepted; all are unless some are named. */
  isPicture: (name: string) => boolean
  /** Name of the commit from which changes count; undefined when all stories are wanted. */
  since: string | undefined
  shard: Shard
  /** True when stories are left out by name or by change, so that a baseline without a story is no error. */
  partial: boolean
}

/**
 * Reads the command line. Words choose the stories whose id contains one of them; `--only` takes whole ids with `*` for any part
 * and may be repeated; `--picture` accepts single pictures by name, as the report writes them, and `--reject` keeps that they
 * were rejected; `--changed` leaves the stories that differ from the last commit, `--since main` from that one; `--shard 1/3`
 * leaves a third.
 */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      accept: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      storybook: { type: 'string' },
      changed: { type: 'boolean', default: false },
      since: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      picture: { type: 'string', multiple: true, default: [] },
      reject: { type: 'string', multiple: true, default: [] },
      shard: { type: 'string', default: '1/1' },
    },
  })
  const pictures = new Set(values.picture)
  const stories = values.picture.map((name) => name.replace('/', '--').replace(/\..*$/u, ''))
  const patterns = [...values.only, ...stories, ...positionals.map((word) => `*${word}*`)].map(toPattern)
  const named = [...values.picture, ...values.only, ...positionals]
  const since = values.since ?? (values.changed ? 'HEAD' : undefined)
  return {
    accept: values.accept,
    rejected: values.reject,
    named: named.length === 0 ? ['all'] : named,
    force: values.force,
    built: values.built || values.storybook !== undefined,
    storybook: values.storybook,
    since,
    shard: toShard(values.shard),
    isPicture: (name) => pictures.size === 0 || pictures.has(name),
    partial: patterns.length > 0 || since !== undefined,
    isWanted: (id) => patterns.length === 0 || patterns.some((pattern) => pattern.test(id)),
  }
}

function toPattern(glob: string): RegExp {
  const parts = glob.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`)
}

function toShard(text: string): Shard {
  const [number = 0, count = 0] = text.split('/').map(Number)
  if (!(number >= 1 && number <= count)) throw new Error(`--shard ${text}: 1/3 is the first of three.`)
  return { index: number - 1, count }
}
