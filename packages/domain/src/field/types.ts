/**
 * How a value is typed, checked, shown and written to a spreadsheet. The one vocabulary of every mechanism that declares
 * fields: price lines, compliance records, reference lists, reports, facilities and physicians.
 */
export type FieldKind =
  // texts
  | 'text'
  | 'longText'
  /** an identifier; stays text in every program and keeps its zeros */
  | 'code'
  | 'email'
  | 'phone'
  | 'link'
  // numbers
  /** a whole number */
  | 'whole'
  /** a number with at most two decimals */
  | 'number'
  /** pesos with at most two decimals */
  | 'peso'
  | 'percent'
  | 'year'
  | 'month'
  // days
  | 'day'
  | 'moment'
  // closed sets and lists of codes
  | 'boolean'
  | 'choice'
  /** several of a closed set */
  | 'choices'
  /** a code of a list that people maintain */
  | 'term'
  | 'facility'
  | 'physician'
  /** a facility or a physician */
  | 'provider'
  | 'region'
  | 'province'
  | 'city'
  // several values
  /** short texts */
  | 'list'
  | 'codes'
  | 'ratings'
  /** fields of its own */
  | 'group'
  /** a list of groups */
  | 'groups'

/** One value of a closed set, with its label. */
export type Choice<C extends string = string> = { readonly code: C; readonly label: string }

/** Declaration of a field; forms, checks, comparisons, exports and labels are made from it. */
export type Field<K extends FieldKind = FieldKind> = {
  readonly name: string
  readonly label: string
  readonly kind: K
  readonly required?: boolean
  /** Shortest text, least number or fewest entries. */
  readonly min?: number
  /** Longest text, greatest number or most entries. */
  readonly max?: number
  readonly pattern?: RegExp
  /** Message when the pattern, the bounds or the choices do not fit. */
  readonly message?: string
  /** Message when it is required and missing. */
  readonly missing?: string
  readonly choices?: readonly Choice[]
  /**
   * List whose codes the field takes: the base of a maintained one, or `phic-category`, which is fixed. A text takes the
   * names of its items.
   */
  readonly list?: string
  /** Group within the list. */
  readonly group?: string
  /** Groups of the list the field takes codes of; all where left out. */
  readonly groups?: readonly string[]
  /** Shown under the control. */
  readonly help?: string
  /** Value of a new record. */
  readonly initial?: string | number | boolean
  /** Name of one entry of a list. */
  readonly entry?: string
  /** Fields of a group, or of each entry of a list of groups. */
  readonly fields?: readonly Field[]
}

/** Returns the label of a code that a field holds; undefined where the list does not have it. */
export type LabelOf = (code: string, field: Field) => string | undefined
