import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { RadioGroup } from '@capiz/ui/RadioGroup'
import { Section } from '@capiz/ui/Section'
import { Inline, Stack } from '@capiz/ui/Stack'
import { type ReactElement, useMemo, useState } from 'react'
import { duplicateRows } from './import-state.ts'
import type { ImportRow, RowImport } from './kind.ts'

interface DuplicatesProps {
  rows: readonly ImportRow[]
  fields: RowImport['fields']
  /** Takes rows out of the upload and checks the corrected cells. */
  onLeaveOut: (rows: readonly number[]) => void
}

/** Rows that stand for the same thing, side by side with what tells them apart: one of each is kept. */
export function Duplicates({ rows, fields, onLeaveOut }: DuplicatesProps): ReactElement | null {
  const groups = useMemo(() => duplicateRows(rows, fields), [rows, fields])
  const [kept, setKept] = useState<ReadonlyMap<number, number>>(new Map())
  if (groups.length === 0) return null
  const chosen = groups.filter(({ first }) => kept.has(first))
  const rejected = chosen.flatMap(({ first, rows: own }) =>
    own.flatMap(({ row }) => (row === kept.get(first) ? [] : [row])),
  )
  return (
    <Section title="Rows that repeat each other" level={3}>
      <Stack gap={4}>
        {groups.map(({ first, name, rows: own }) => (
          <RadioGroup
            key={first}
            label={`${name}: keep one of ${plural(own.length, 'row', 'rows')}`}
            layout="cards"
            value={kept.has(first) ? String(kept.get(first)) : null}
            options={own.map(({ row, text }) => ({ value: String(row), label: `Row ${row}`, hint: text }))}
            onChange={(row) => setKept((now) => new Map(now).set(first, Number(row)))}
          />
        ))}
        <Inline gap={2}>
          <Button isDisabled={chosen.length === 0} onPress={() => onLeaveOut(rejected)}>
            {chosen.length === 0
              ? 'Keep the chosen rows'
              : `Keep ${plural(chosen.length, 'chosen row', 'chosen rows')}, leave ${rejected.length} out`}
          </Button>
        </Inline>
      </Stack>
    </Section>
  )
}
