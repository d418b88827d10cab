/** An item of a maintained list. */
export interface Item {
  code: string
  description?: string | null | undefined
  value?: string | null | undefined
  deleted: boolean
}
