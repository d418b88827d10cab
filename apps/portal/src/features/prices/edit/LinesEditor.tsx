import { lineKey } from '@capiz/domain/fees'
import { Button } from '@capiz/ui/Button'
import { type Column, DataTable } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { amountWords } from '@capiz/ui/PriceHistory'
import { RateSheetTable } from '@capiz/ui/RateSheetTable'
import { Inline, Stack } from '@capiz/ui/Stack'
import { toCentavos } from '@capiz/domain/money'
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react'
import { load } from '../../../app/lazy-screen.ts'
import type { Line } from '../model/calls.ts'
import type { Header } from '../model/headers.ts'
import type { PriceScreen } from '../model/kinds.ts'
import { amountFields, lineLabel, lineNote } from '../model/lines.ts'
import type { Names } from '../model/names.ts'
import { amountLines, mainAmount, withAmounts, withLine } from './line-values.ts'

const LineDialog = lazy(async () => ({
  default: (await load(() => import('./LineDialog.tsx'))).LineDialog,
}))

interface LinesEditorProps {
  screen: PriceScreen
  header: Header
  names: Names
  /** the lines of the version that was copied */
  before: readonly Line[]
  lines: readonly Line[]
  onChange: (lines: readonly Line[]) => void
}

const pageSize = 50

/** Lines priced one way or another: each is changed in a dialog. */
function LineTable(props: LinesEditorProps & { onEdit: (line: Line) => void }): ReactElement {
  const { screen, names, lines, onChange, onEdit } = props
  const [page, setPage] = useState(0)
  const columns = useMemo((): Column<Line>[] => {
    const amounts = amountFields(screen).map((field): Column<Line> => ({
      id: field.name,
      header: field.label,
      kind: 'number',
      text: (line) => {
        const value = line[field.name]
        return typeof value === 'number' ? amountWords(toCentavos(value), field.unit) : '—'
      },
    }))
    return [
      { id: 'item', header: screen.itemLabel, text: (line) => lineLabel(screen, line, names), minWidth: 200 },
      ...amounts,
      { id: 'note', header: 'Note', text: (line) => lineNote(screen, line, names), priority: 3 },
    ]
  }, [screen, names])
  return (
    <DataTable
      label="Lines"
      columns={columns}
      rows={lines.slice(page * pageSize, (page + 1) * pageSize)}
      rowKey={(line) => lineKey(screen.kind, line)}
      rowMenu={(line) => [
        { id: 'change', label: 'Change', icon: 'pencil', onAction: () => onEdit(line) },
        {
          id: 'remove',
          label: 'Remove',
          icon: 'trash',
          isDanger: true,
          onAction: () => onChange(lines.filter((each) => each !== line)),
        },
      ]}
      page={{
        number: page,
        size: pageSize,
        totalElements: lines.length,
        totalPages: Math.ceil(lines.length / pageSize),
      }}
      hidesPages={lines.length <= pageSize}
      empty={<EmptyState title="No lines yet" level={3} />}
      onChange={(next) => setPage(next.page)}
    />
  )
}

/** The lines of a new version: amounts in place, everything else of a line in a dialog. */
export function LinesEditor(props: LinesEditorProps): ReactElement {
  const { screen, header, names, before, lines, onChange } = props
  const [edited, setEdited] = useState<{ line: Line | undefined; isOpen: boolean; round: number }>()
  const open = (line: Line | undefined): void =>
    setEdited({ line, isOpen: true, round: (edited?.round ?? 0) + 1 })
  const main = mainAmount(screen)
  const item = screen.itemLabel.toLowerCase()
  const hasMore = screen.lineFields.some(({ name }) => name !== main?.name && !screen.lineKey.includes(name))
  return (
    <Stack gap={4}>
      {main === undefined ? (
        <LineTable {...props} onEdit={open} />
      ) : (
        <RateSheetTable
          label={screen.title}
          itemLabel={screen.itemLabel}
          amountLabel={main.label}
          before={amountLines(screen, before, names)}
          lines={amountLines(screen, lines, names)}
          onChange={(next) => onChange(withAmounts(screen, lines, next))}
        />
      )}
      <Inline gap={2} align="end">
        <Button size="sm" onPress={() => open(undefined)}>
          {`Add: ${item}`}
        </Button>
        {main !== undefined && hasMore && lines.length > 0 ? (
          <NativeSelect
            label="Change details of"
            isLabelHidden
            width="medium"
            placeholder="Change the details of…"
            value=""
            options={lines.map((line) => ({
              value: lineKey(screen.kind, line),
              label: lineLabel(screen, line, names),
            }))}
            onChange={(key) => open(lines.find((line) => lineKey(screen.kind, line) === key))}
          />
        ) : null}
      </Inline>
      <Suspense fallback={null}>
        {edited === undefined ? null : (
          <LineDialog
            key={edited.round}
            {...{ screen, header, names, lines }}
            line={edited.line}
            isOpen={edited.isOpen}
            onOpenChange={(isOpen) => setEdited({ ...edited, isOpen })}
            onDone={(line, replaced) => onChange(withLine(screen, lines, line, replaced))}
          />
        )}
      </Suspense>
    </Stack>
  )
}
