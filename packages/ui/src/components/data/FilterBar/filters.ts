/** A choice a filter offers. */
export interface FilterOption {
  readonly value: string
  readonly label: string
}

/** A filter of a list. */
export interface FilterDeclaration {
  readonly id: string
  readonly label: string
  /** `many` ticks several options, `one` a single one, `text` takes words. */
  readonly kind: 'many' | 'one' | 'text'
  readonly options?: readonly FilterOption[] | undefined
  /** Offered as a dashed chip while it is not set; others hide behind "More". */
  readonly isSuggested?: boolean | undefined
}

/** Set filters: values by filter id. An empty list means not set. */
export type FilterValues = Readonly<Record<string, readonly string[]>>

/** Values of one filter that count: none blank, none twice. */
export function valuesOf(values: FilterValues, id: string): string[] {
  return [...new Set((values[id] ?? []).map((value) => value.trim()).filter((value) => value !== ''))]
}

/** Whether a filter narrows the list. */
export function isSet(values: FilterValues, id: string): boolean {
  return valuesOf(values, id).length > 0
}

/** Returns the text of an active chip: `Status: Accredited`, `Status: Accredited, Suspended`, `Status: 3 chosen`. */
export function chipText(filter: FilterDeclaration, values: FilterValues): string {
  const labels = valuesOf(values, filter.id).map(
    (value) => filter.options?.find((option) => option.value === value)?.label ?? value,
  )
  const text = labels.length > 2 ? `${labels.length} chosen` : labels.join(', ')
  return `${filter.label}: ${text}`
}

/** The filters after one was changed; a filter without values leaves the record, so addresses stay short. */
export function withFilter(values: FilterValues, id: string, next: readonly string[]): FilterValues {
  const clean = valuesOf({ [id]: next }, id)
  const rest = Object.fromEntries(Object.entries(values).filter(([key]) => key !== id))
  return clean.length > 0 ? { ...rest, [id]: clean } : rest
}

/** Filters in three groups as the bar shows them; folded, more than one that is not set are all behind one chip. */
export function groupFilters(
  filters: readonly FilterDeclaration[],
  values: FilterValues,
  isFolded: boolean,
): Record<'active' | 'suggested' | 'more', FilterDeclaration[]> {
  const active = filters.filter((filter) => isSet(values, filter.id))
  const open = filters.filter((filter) => !isSet(values, filter.id))
  const isSuggested = (filter: FilterDeclaration): boolean =>
    isFolded ? open.length === 1 : filter.isSuggested === true
  return {
    active,
    suggested: open.filter(isSuggested),
    more: open.filter((filter) => !isSuggested(filter)),
  }
}
