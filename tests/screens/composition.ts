import type { Page } from 'playwright'
import { fieldColumns } from './field-columns.ts'
import {
  contentTop,
  type Findings,
  rightEdge,
  shownOrder,
  sideways,
  singleLines,
  wholeCells,
  wholeLists,
} from './rules.ts'

/** The rules of composition that hold for every screen behind the sign-in, in the window of a desk. */
const rules = {
  contentTop,
  singleLines,
  wholeLists,
  wholeCells,
  shownOrder,
  rightEdge,
  fieldColumns,
  sideways,
} as const

/** The findings that break the grammar of pages on the screen the page stands at, each with the name of its rule. */
export async function compositionOf(page: Page): Promise<Findings> {
  const found: string[] = []
  for (const [name, rule] of Object.entries(rules))
    for (const text of await rule(page)) found.push(`${name}: ${text}`)
  return found
}
