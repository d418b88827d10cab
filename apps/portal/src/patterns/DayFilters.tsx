import { Button } from '@capiz/ui/Button'
import { DatePicker } from '@capiz/ui/DatePicker'
import { FilterChip } from '@capiz/ui/FilterBar'
import { Popover } from '@capiz/ui/Popover'
import { Inline, Stack } from '@capiz/ui/Stack'
import type { ReactElement, ReactNode } from 'react'
import { dayValue } from './day-value.ts'

/** A day a list can be narrowed by. */
export interface DayFilter {
  name: string
  label: string
}

interface DayFiltersProps {
  filters: readonly DayFilter[]
  /** what the list shows, the days among it under their names; empty where a day is not set */
  state: Readonly<Record<string, unknown>>
  /** called with the changed days; the list starts again at its first page */
  onChange: (changes: Readonly<Record<string, string>>) => void
  /** a day that does not narrow the list, after the others */
  children?: ReactNode
}

const dayIn = (value: unknown) => (typeof value === 'string' ? dayValue(value) : null)

/** Drops every one of the days. */
export const unset = (filters: readonly DayFilter[]): Readonly<Record<string, string>> =>
  Object.fromEntries(filters.map(({ name }) => [name, '']))

/** The days a list is narrowed by, behind one button that says how many are set. */
export function DayFilters({ filters, state, onChange, children }: DayFiltersProps): ReactElement {
  const set = filters.filter(({ name }) => dayIn(state[name]) !== null).length
  return (
    <Popover
      label="Dates"
      trigger={<FilterChip isActive={set > 0}>{set === 0 ? 'Dates' : `Dates: ${set} set`}</FilterChip>}
    >
      {({ close }) => (
        <Stack gap={4}>
          {filters.map(({ name, label }) => (
            <DatePicker
              key={name}
              label={label}
              value={dayIn(state[name])}
              onChange={(day) => onChange({ [name]: day ?? '' })}
            />
          ))}
          {children}
          <Inline gap={2} justify="end">
            <Button size="sm" variant="quiet" isDisabled={set === 0} onPress={() => onChange(unset(filters))}>
              Clear
            </Button>
            <Button size="sm" onPress={close}>
              Done
            </Button>
          </Inline>
        </Stack>
      )}
    </Popover>
  )
}
