import { lineKey } from '@capiz/domain/fees'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { type GridLine, RateSheetGrid } from '@capiz/ui/accreditation/RateSheetGrid'
import { Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'
import type { Line } from '../model/calls.ts'
import type { Header } from '../model/headers.ts'
import type { PriceScreen } from '../model/kinds.ts'
import { amountFields, lineLabel } from '../model/lines.ts'
import type { Names } from '../model/names.ts'
import { fromGrid, gridLines, withLine } from './line-values.ts'
import { hasTerm, mergeLines } from './tools/price-tools.ts'
import { PriceTools } from './tools/PriceTools.tsx'
import { useUndo } from './tools/use-undo.ts'

const LineDialog = lazy(async () => ({
  default: (await load(() => import('./LineDialog.tsx'))).LineDialog,
}))

/** The lines of a sheet in editing, and the keys of those taken out. */
export interface EditedLines {
  lines: readonly Line[]
  removed: readonly string[]
}

interface LinesEditorProps {
  screen: PriceScreen
  header: Header
  names: Names
  /** the lines of the version that was copied */
  before: readonly Line[]
  edited: EditedLines
  onChange: (edited: EditedLines) => void
  /** prices can come in a file instead */
  onUpload: (() => void) | undefined
}

/** The lines of a new version: amounts as in a spreadsheet, everything else of a line in a dialog. */
export function LinesEditor(props: LinesEditorProps): ReactElement {
  const { screen, header, names, before, edited, onUpload } = props
  const { lines, removed } = edited
  const [dialog, setDialog] = useState<{ line: Line | undefined; isOpen: boolean; round: number }>()
  const open = (line: Line | undefined): void =>
    setDialog({ line, isOpen: true, round: (dialog?.round ?? 0) + 1 })
  const fields = useMemo(() => amountFields(screen), [screen])
  const original = useMemo(() => gridLines(screen, { lines: before }, names), [screen, before, names])
  const { change, undo } = useUndo(edited, props.onChange)
  const [term, setTerm] = useState('')
  const [selected, setSelected] = useState<readonly string[]>([])
  const all = gridLines(screen, { lines, removed }, names)
  const shown = all.filter((line) => hasTerm(line, term))
  const onGrid = (next: readonly GridLine[]): void => change(fromGrid(screen, lines, mergeLines(all, next)))
  return (
    <Stack gap={4}>
      {lines.length > 0 ? (
        <PriceTools
          {...{ fields, shown, term, selected }}
          total={all.length}
          onTerm={(next) => {
            setTerm(next)
            setSelected([])
          }}
          onChange={onGrid}
          onUndo={undo}
        />
      ) : null}
      <RateSheetGrid
        label={`Amounts of ${screen.title.toLowerCase()}`}
        itemLabel={screen.itemLabel}
        fields={fields}
        before={original.filter((line) => hasTerm(line, term))}
        lines={shown}
        onChange={onGrid}
        canRemove
        onSelectionChange={setSelected}
        onAdd={() => open(undefined)}
        onUpload={onUpload}
      />
      <OtherFields {...{ screen, names, lines }} onOpen={open} />
      <Suspense fallback={null}>
        {dialog === undefined ? null : (
          <LineDialog
            key={dialog.round}
            {...{ screen, header, names, lines }}
            line={dialog.line}
            isOpen={dialog.isOpen}
            onOpenChange={(isOpen) => setDialog({ ...dialog, isOpen })}
            onDone={(line, replaced) => change({ lines: withLine(screen, lines, line, replaced), removed })}
          />
        )}
      </Suspense>
    </Stack>
  )
}

type OtherFieldsProps = Pick<LinesEditorProps, 'screen' | 'names'> & {
  lines: readonly Line[]
  onOpen: (line: Line | undefined) => void
}

/** Opens the fields of a line that are no amounts, where its kind has such fields. */
function OtherFields({ screen, names, lines, onOpen }: OtherFieldsProps): ReactElement | null {
  const amounts = new Set(amountFields(screen).map(({ name }) => name))
  const hasMore = screen.lineFields.some(({ name }) => !amounts.has(name) && !screen.lineKey.includes(name))
  if (!hasMore || lines.length === 0) return null
  return (
    <NativeSelect
      label="Edit other fields"
      hint="Inclusions, conditions, remarks and the like."
      width="medium"
      placeholder="Choose an item"
      value=""
      options={lines.map((line) => ({
        value: lineKey(screen.kind, line),
        label: lineLabel(screen, line, names),
      }))}
      onChange={(key) => onOpen(lines.find((line) => lineKey(screen.kind, line) === key))}
    />
  )
}
