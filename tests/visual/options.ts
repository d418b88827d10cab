import { parseArgs } from 'node:util'

/** What the command line of the picture tests asks for. */
export interface Options {
  /** Take the new pictures over instead of failing. */
  accept: boolean
  /** Compare even though this browser did not make the committed pictures. */
  force: boolean
  /** Use the Storybook that lies in `storybook-static` instead of building it. */
  built: boolean
  /** Folder of a Storybook that was built elsewhere; undefined for our own. */
  storybook: string | undefined
  /** Says whether a story id belongs to the run. */
  isWanted: (storyId: string) => boolean
  /** Name of the commit from which changes count; undefined when all stories are wanted. */
  since: string | undefined
  /** True when `--only` or `--changed` leaves stories out, so that a picture without a story means nothing. */
  partial: boolean
}

/**
 * Reads the command line; `--only` takes story ids with `*` for any part and may be repeated;
 * `--changed` leaves only what differs from the last commit can reach, `--since main` what differs from that one.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      accept: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      storybook: { type: 'string' },
      changed: { type: 'boolean', default: false },
      since: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
    },
  })
  const patterns = values.only.map(toPattern)
  const since = values.since ?? (values.changed ? 'HEAD' : undefined)
  return {
    accept: values.accept,
    force: values.force,
    built: values.built || values.storybook !== undefined,
    storybook: values.storybook,
    since,
    partial: patterns.length > 0 || since !== undefined,
    isWanted: (id) => patterns.length === 0 || patterns.some((pattern) => pattern.test(id)),
  }
}

function toPattern(glob: string): RegExp {
  const parts = glob.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`)
}
