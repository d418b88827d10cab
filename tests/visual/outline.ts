import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Locator } from 'playwright'
import type { Shot } from '../../apps/storybook/src/pictures/shots.ts'

/** Returns the path of an outline below the folder of outlines, with forward slashes: `component/story.yml`. */
export function outlineName({ story }: Shot): string {
  const [component, name] = story.split('--')
  return `${component}/${name}.yml`
}

/** Difference of two outlines: a sentence on the first line, and every line. */
export interface OutlineFinding {
  reason: string
  lines: readonly OutlineLine[]
}

/**
 * Compares the accessibility tree below an element (roles, names, states, in order) with the committed outline of a name, or
 * writes it as the new one. Returns the difference.
 */
export async function checkOutline(
  element: Locator,
  folder: string,
  name: string,
  accept: boolean,
): Promise<OutlineFinding | undefined> {
  const file = join(folder, name)
  const before = await readFile(file, 'utf8').catch(() => undefined)
  const after = `${withoutBlobs(withoutAnnouncements(await element.ariaSnapshot()))}\n`
  const reason = before === undefined ? 'no committed outline' : firstDifference(before, after)
  if (reason === undefined) return undefined
  if (!accept) return { reason, lines: outlineLines(before ?? '', after) }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, after)
  return undefined
}

/** Shortens the addresses of files held in memory: the browser gives each a new one. */
export function withoutBlobs(outline: string): string {
  return outline.replaceAll(/(?<=\/url: )blob:\S+/gu, 'blob')
}

/** Removes the text of announcements: a timer clears it, so it differs between runs. The stories check it. */
export function withoutAnnouncements(outline: string): string {
  return outline.replaceAll(/^- log: .*$/gm, '- log')
}

/** Returns a sentence on the first line in which two outlines differ; undefined when they are the same. */
export function firstDifference(before: string, after: string): string | undefined {
  if (before === after) return undefined
  const [old, now] = [before.split('\n'), after.split('\n')]
  const at = old.findIndex((line, index) => line !== now[index])
  const line = at === -1 ? old.length : at
  const shown = (lines: readonly string[]) => lines[line]?.trim() || 'nothing'
  return `line ${line + 1} was ${shown(old)} and is ${shown(now)}`
}

/** A line of an outline: in both, only in the committed one, or only in the new one. */
export interface OutlineLine {
  change: 'same' | 'removed' | 'added'
  text: string
}

/** Returns the lines of two outlines in order, those in both once: the longest common part is kept. */
export function outlineLines(before: string, after: string): OutlineLine[] {
  const [old, now] = [before, after].map((text) => text.split('\n').filter((line) => line !== ''))
  if (old === undefined || now === undefined) return []
  // length of the longest common part of what follows each pair of places
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  for (let a = old.length - 1; a >= 0; a -= 1)
    for (let b = now.length - 1; b >= 0; b -= 1) {
      const [down, right] = [common[a + 1]?.[b] ?? 0, common[a]?.[b + 1] ?? 0]
      const row = common[a]
      if (row) row[b] = old[a] === now[b] ? (common[a + 1]?.[b + 1] ?? 0) + 1 : Math.max(down, right)
    }
  const lines: OutlineLine[] = []
  let [a, b] = [0, 0]
  while (a < old.length || b < now.length) {
    if (a < old.length && old[a] === now[b]) {
      lines.push({ change: 'same', text: old[a] ?? '' })
      a += 1
      b += 1
    } else if (
      b >= now.length ||
      (a < old.length && (common[a + 1]?.[b] ?? 0) >= (common[a]?.[b + 1] ?? 0))
    ) {
      lines.push({ change: 'removed', text: old[a] ?? '' })
      a += 1
    } else {
      lines.push({ change: 'added', text: now[b] ?? '' })
      b += 1
    }
  }
  return lines
}
