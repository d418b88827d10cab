import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useRef } from 'react'
import { type BadCell, sameCells } from './import-state.ts'
import { useFixesAround } from './use-cell-fixes.ts'

interface CellFieldProps {
  cell: BadCell
  /** every bad cell that is shown */
  cells: readonly BadCell[]
}

/** The field of a bad cell: a choice where its column has a list, with the way to write the value into the same cells. */
export function CellField({ cell, cells }: CellFieldProps): ReactElement {
  const { typed, write } = useFixesAround()
  const place = useRef<HTMLDivElement>(null)
  const { id, row, label, options, value: original } = cell
  const value = typed.get(id)?.value
  const same =
    value === undefined ? [] : sameCells(cell, cells).filter((one) => typed.get(one.id)?.value !== value)
  const common = {
    label: `Row ${row}, ${label}`,
    isLabelHidden: true,
    onChange: (next: string) => write([cell], next),
  }
  return (
    <Stack gap={1}>
      <div ref={place}>
        {options ? (
          <NativeSelect
            {...common}
            value={value ?? ''}
            placeholder={original === '' ? 'Choose' : `“${original}”: choose another`}
            options={options}
          />
        ) : (
          <TextField {...common} value={value ?? original} />
        )}
      </div>
      {value !== undefined && same.length > 0 ? (
        <div data-field-action>
          <Button
            size="sm"
            onPress={() => {
              write(same, value)
              // the button goes with its purpose
              place.current?.querySelector<HTMLElement>('input, select')?.focus()
            }}
          >
            {`Apply to the ${plural(same.length, 'same value', 'same values')}`}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
