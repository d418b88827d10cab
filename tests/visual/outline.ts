import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import type { Shot } from './shots.ts'

/** Returns the path of an outline below the folder of outlines, with forward slashes: `component/story.yml`. */
export function outlineName({ story }: Shot): string {
  const [component, name] = story.split('--')
  return `${component}/${name}.yml`
}

/**
 * Compares the accessibility tree of a story (roles, names, states, in order) with the committed outline, or writes it as the
 * new one. Returns the first difference.
 */
export async function checkOutline(
  page: Page,
  folder: string,
  shot: Shot,
  accept: boolean,
): Promise<{ reason: string } | undefined> {
  const file = join(folder, outlineName(shot))
  const before = await readFile(file, 'utf8').catch(() => undefined)
  const after = `${withoutAnnouncements(await page.locator('body').ariaSnapshot())}\n`
  const reason = before === undefined ? 'no committed outline' : firstDifference(before, after)
  if (reason === undefined) return undefined
  if (!accept) return { reason }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, after)
  return undefined
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
