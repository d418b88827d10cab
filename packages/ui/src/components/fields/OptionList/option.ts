/** One choice of a list. */
export interface Option<V extends string = string> {
  /** Value that is stored and sent. */
  id: V
  /** Label that people read and type. */
  label: string
  /** Second line, such as a code or an address. */
  hint?: string | undefined
  /** Shown, but cannot be chosen. */
  isDisabled?: boolean | undefined
}
