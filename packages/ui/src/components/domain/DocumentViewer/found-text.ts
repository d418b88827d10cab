/** A value looked for on a page, in every form it may be written in. */
export interface SoughtText {
  /** Name of the value, by which the page reports it found. */
  id: string
  /** Ways to write it; one of them is enough. */
  texts: readonly string[]
  /** Drawn stronger: the value that is compared at the moment. */
  isCurrent?: boolean | undefined
}

/** A run of text of a page, with its box in px. */
export interface TextRun {
  text: string
  left: number
  top: number
  width: number
  height: number
}

/** A value found on a page, with the box around it. */
export interface FoundText extends Omit<TextRun, 'text'> {
  id: string
  isCurrent: boolean
}

/** Letters and digits only, so that points, commas, dashes and accents make no difference. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Runs of one line that follow each other are tried together up to this many: a name is often set in pieces. */
const mostRuns = 6

/** Shorter values are found everywhere and say nothing. */
const shortest = 3

/** The box around runs of a line. */
function boxOf(runs: readonly TextRun[]): Omit<TextRun, 'text'> {
  const left = Math.min(...runs.map((run) => run.left))
  const top = Math.min(...runs.map((run) => run.top))
  const right = Math.max(...runs.map((run) => run.left + run.width))
  const bottom = Math.max(...runs.map((run) => run.top + run.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** The fewest runs from one on that hold a text; undefined where they do not. */
function runsWith(sought: string, runs: readonly TextRun[], from: number): readonly TextRun[] | undefined {
  const first = runs[from]
  if (first === undefined) return undefined
  let joined = ''
  for (let to = from; to < Math.min(runs.length, from + mostRuns); to += 1) {
    const run = runs[to]
    if (run === undefined || Math.abs(run.top - first.top) > first.height) return undefined
    joined += bare(run.text)
    if (joined.includes(sought)) return runs.slice(from, to + 1)
  }
  return undefined
}

/** Finds values among the runs of a page: of each the first place where one of its forms stands. */
export function findTexts(sought: readonly SoughtText[], runs: readonly TextRun[]): FoundText[] {
  return sought.flatMap(({ id, texts, isCurrent = false }) => {
    for (const text of texts.map(bare)) {
      if (text.length < shortest) continue
      for (let from = 0; from < runs.length; from += 1) {
        const found = runsWith(text, runs, from)
        if (found === undefined) continue
        // the runs before the last may be needless where the text begins later
        const exact = found.findLastIndex((_run, at) => runsWith(text, found, at) !== undefined)
        return [{ id, isCurrent, ...boxOf(found.slice(Math.max(exact, 0))) }]
      }
    }
    return []
  })
}
