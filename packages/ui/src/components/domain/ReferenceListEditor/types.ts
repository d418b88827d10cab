import type { ItemValues } from './values.ts'

/** An item of a maintained list. */
export interface ListItem {
  readonly id: string
  readonly isDisabled: boolean
  readonly values: ItemValues
}
