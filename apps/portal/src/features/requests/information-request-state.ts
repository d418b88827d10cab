import { informationRequestLimits } from '@capiz/domain/request'
import type { Problems } from '../../platform/forms/form-problems.ts'

const shortest = 3
const longest = 200

/** The things asked for, one a line. */
export function itemsOf(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Checks what is asked for, and the days to answer. */
export function informationRequestProblems(lines: string, days: number | null): Problems {
  const items = itemsOf(lines)
  const problems: Record<string, string> = {}
  if (items.length === 0) problems['lines'] = 'Name at least one thing.'
  else if (items.length > informationRequestLimits.items)
    problems['lines'] = `Name at most ${informationRequestLimits.items} things.`
  else if (items.some(({ length }) => length < shortest || length > longest))
    problems['lines'] = `Use ${shortest} to ${longest} characters a line.`
  if (days === null || days < informationRequestLimits.minDays || days > informationRequestLimits.maxDays)
    problems['days'] = `Give ${informationRequestLimits.minDays} to ${informationRequestLimits.maxDays} days.`
  return problems
}
