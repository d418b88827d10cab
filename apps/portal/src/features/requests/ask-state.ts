import { askBounds } from '@capiz/domain/request'

/** What is wrong with an ask before it is sent, by field; nothing when it can go. */
export interface AskProblems {
  items?: string
  days?: string
}

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
export function askProblems(lines: string, days: number | null): AskProblems {
  const items = itemsOf(lines)
  const problems: AskProblems = {}
  if (items.length === 0) problems.items = 'Name at least one thing.'
  else if (items.length > askBounds.items) problems.items = `Name at most ${askBounds.items} things.`
  else if (items.some(({ length }) => length < shortest || length > longest))
    problems.items = `Use ${shortest} to ${longest} characters a line.`
  if (days === null || days < askBounds.minDays || days > askBounds.maxDays)
    problems.days = `Give ${askBounds.minDays} to ${askBounds.maxDays} days.`
  return problems
}
