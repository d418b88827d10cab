import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A decision on a picture or an outline. */
export interface Verdict {
  /** Name of the picture, or a pattern of names. */
  name: string
  verdict: 'accepted' | 'rejected'
  /** Name of the person, as commits have it. */
  by: string
  /** Time of the decision, as ISO 8601. */
  at: string
}

const fileIn = (report: string) => join(report, 'verdicts.json')

/** Reads the decisions kept beside a report, the oldest first. */
export function readVerdicts(report: string): readonly Verdict[] {
  try {
    return JSON.parse(readFileSync(fileIn(report), 'utf8')) as Verdict[]
  } catch {
    // no decision yet
    return []
  }
}

/** Returns the name of the person whose commits these would be. */
export function deciderName(): string {
  const { stdout } = spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' })
  return stdout.trim() || (process.env['USER'] ?? 'unknown')
}

/** Adds a decision on some pictures to those kept beside a report. */
export async function recordVerdicts(
  report: string,
  names: readonly string[],
  decision: Omit<Verdict, 'name'>,
): Promise<void> {
  if (names.length === 0) return
  await mkdir(report, { recursive: true })
  const all = [...readVerdicts(report), ...names.map((name) => ({ name, ...decision }))]
  await writeFile(fileIn(report), `${JSON.stringify(all, null, 2)}\n`)
}
