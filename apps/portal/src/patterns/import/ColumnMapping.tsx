import { Columns } from '@capiz/ui/Stack'
import { Disclosure } from '@capiz/ui/Disclosure'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { NumberField } from '@capiz/ui/NumberField'
import type { ReactElement } from 'react'
import type { RowImport } from './kind.ts'

interface ColumnMappingProps {
  job: RowImport
  isDisabled: boolean
  onMap: (mapped: { headingRow: number; columns?: Record<string, string | null> }) => void
}

/** Whether every field that must be there has a column. */
export function hasAllColumns({ fields, mapping }: Pick<RowImport, 'fields' | 'mapping'>): boolean {
  return fields.every(({ name, required }) => !required || (mapping[name] ?? null) !== null)
}

function columnText({ column, heading, samples }: RowImport['columns'][number]): string {
  const [first] = samples.filter((sample) => sample !== '')
  const name = heading === '' ? `Column ${column}` : `${column}: ${heading}`
  return first === undefined ? name : `${name} (${first})`
}

/** Which column of the file holds what; open from the start when something needed was not found. */
export function ColumnMapping({ job, isDisabled, onMap }: ColumnMappingProps): ReactElement {
  const { fields, mapping, columns } = job
  const found = fields.filter(({ name }) => (mapping[name] ?? null) !== null).length
  const headingRow = job.headingRow ?? 1
  const isWhole = hasAllColumns(job)
  return (
    <Disclosure
      key={String(isWhole)}
      title={`Columns: ${found} of ${fields.length} found${isWhole ? '' : '. Say where the others are.'}`}
      defaultExpanded={!isWhole}
    >
      <Columns ratio="1/1/1" gap={4}>
        <NumberField
          label="Row with the headings"
          isDisabled={isDisabled}
          minValue={1}
          value={headingRow}
          onChange={(row) => {
            if (row !== null && row !== headingRow) onMap({ headingRow: row })
          }}
        />
        {fields.map(({ name, label, required }) => (
          <NativeSelect
            key={name}
            label={label}
            isRequired={required}
            isDisabled={isDisabled}
            placeholder="Not in the file"
            value={mapping[name] ?? ''}
            options={columns.map((column) => ({ value: column.column, label: columnText(column) }))}
            onChange={(column) =>
              onMap({ headingRow, columns: { ...mapping, [name]: column === '' ? null : column } })
            }
            errorMessage={
              required && (mapping[name] ?? null) === null ? 'Choose the column that holds this.' : undefined
            }
          />
        ))}
      </Columns>
    </Disclosure>
  )
}
