import { document } from '@capiz/api/contract/document'
import { memo } from '@capiz/api/contract/memo'
import type { MemoStep } from '@capiz/domain/memo'
import { Button } from '@capiz/ui/Button'
import type { RowMenuItem, Selection } from '@capiz/ui/DataTable'
import { type ReactElement, type ReactNode, useState } from 'react'
import { FilePreview } from '../../../patterns/FilePreview.tsx'
import { PagedList } from '../../../patterns/PagedList.tsx'
import { today } from '../../../patterns/today.ts'
import { call } from '../../../platform/calls/api.ts'
import { saveFile } from '../../../platform/data/object-urls.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { reportError } from '../../../platform/feedback/report-error.ts'
import { useUrlState } from '../../../platform/routing/url-state.ts'
import { ownerHref } from '../record/Facts.tsx'
import { memoColumns, type MemoRow, ownMemoColumns } from './columns.tsx'
import { CorrectMemo } from './CorrectMemo.tsx'
import { MarkMemos, type MarkOutcome } from './MarkMemos.tsx'
import { MarkResult } from './MarkResult.tsx'
import { memoChanges, memoFilters, memoQuery, memoSchema, memoValues } from './memo-state.ts'
import { RemoveMemo } from './RemoveMemo.tsx'
import { ReplaceFile } from './ReplaceFile.tsx'

interface MemoListProps {
  /** the provider of the record around; without one the memos of all providers are listed */
  owner: { code: string; name: string } | undefined
  /** whether the caller may write memos; single rows may still be read only */
  canWrite: boolean
  /** what leads to a new memo, shown where there is none yet */
  add: ReactNode
}

/** The dialog over the list: a preview, a form, a question. */
type Open =
  | { at: 'preview' | 'correct' | 'file' | 'remove'; row: MemoRow }
  | { at: 'mark'; step: MemoStep; uuids: readonly string[] }

const none: Selection = new Set()
const tables = {
  all: { name: 'memos', columns: memoColumns },
  own: { name: 'own-memos', columns: ownMemoColumns },
}

const fileInput = ({ entity, ownerCode, uuid }: MemoRow) => ({
  params: { entity },
  query: { code: ownerCode, uuid },
})

const steps = [
  { step: 'SENT', id: 'sent', label: 'Mark as sent' },
  { step: 'RECEIVED', id: 'received', label: 'Mark as received' },
] as const

/** The steps a memo can still be marked with. */
const openSteps = ({ dateSent, dateReceived }: MemoRow) =>
  steps.filter(({ step }) =>
    step === 'SENT' ? dateSent === null : dateSent !== null && dateReceived === null,
  )

function menuOf(row: MemoRow, open: (next: Open) => void): RowMenuItem[] {
  const read: RowMenuItem[] = [
    { id: 'preview', label: 'Preview', onAction: () => open({ at: 'preview', row }) },
    {
      id: 'download',
      label: 'Download',
      onAction: () => void call(document.download, fileInput(row)).then(saveFile, reportError),
    },
  ]
  if (!row.mayChange) return read
  return [
    ...read,
    ...openSteps(row).map(({ step, id, label }) => ({
      id,
      label,
      onAction: () => open({ at: 'mark', step, uuids: [row.uuid] }),
    })),
    { id: 'correct', label: 'Correct', onAction: () => open({ at: 'correct', row }) },
    { id: 'file', label: 'Replace file', onAction: () => open({ at: 'file', row }) },
    { id: 'remove', label: 'Remove', onAction: () => open({ at: 'remove', row }) },
  ]
}

interface OverlayProps {
  open: Open | undefined
  onClose: () => void
  onMarked: (outcome: MarkOutcome) => void
}

function Overlay({ open, onClose, onMarked }: OverlayProps): ReactElement | null {
  if (open === undefined) return null
  if (open.at === 'mark') return <MarkMemos {...open} onClose={onClose} onDone={onMarked} />
  const { row } = open
  if (open.at === 'correct') return <CorrectMemo row={row} onClose={onClose} />
  if (open.at === 'file') return <ReplaceFile row={row} onClose={onClose} />
  if (open.at === 'remove') return <RemoveMemo row={row} onClose={onClose} />
  return (
    <FilePreview
      fileName={row.fileName}
      load={() => call(document.preview, fileInput(row))}
      onClose={onClose}
    />
  )
}

/** The rows chosen on the list, and what can be done with all of them. */
function useChosen(canWrite: boolean, open: (next: Open) => void) {
  const [selection, setSelection] = useState<Selection>(none)
  const list = {
    selectionMode: 'multiple' as const,
    selection,
    onSelection: setSelection,
    selectionActions: steps.map(({ step, id, label }) => (
      <Button key={id} size="sm" onPress={() => open({ at: 'mark', step, uuids: [...selection] })}>
        {label}
      </Button>
    )),
  }
  return { list: canWrite ? list : undefined, clear: () => setSelection(none) }
}

/** Memos with whether each went out and arrived in time; marked, corrected and removed by those who may. */
export function MemoList({ owner, canWrite, add }: MemoListProps): ReactElement {
  const [state, change] = useUrlState(memoSchema)
  const [open, setOpen] = useState<Open>()
  const [outcome, setOutcome] = useState<MarkOutcome>()
  const chosen = useChosen(canWrite, setOpen)
  const query = memoQuery(state, owner?.code)
  const answer = useCall(memo.list, { query }, { keepsPrevious: true })
  const table = tables[owner === undefined ? 'all' : 'own']
  const marked = (next: MarkOutcome): void => {
    setOutcome(next)
    chosen.clear()
  }
  return (
    <>
      {outcome === undefined ? null : <MarkResult outcome={outcome} onClose={() => setOutcome(undefined)} />}
      <PagedList
        label="Memos"
        nouns={['memo', 'memos']}
        name={table.name}
        hasViews={owner === undefined}
        columns={table.columns}
        answer={answer}
        state={state}
        onPlace={change}
        rowKey={({ uuid }) => uuid}
        {...(owner === undefined && {
          rowHref: ({ ownerCode }: MemoRow) => `${ownerHref(ownerCode)}/records?kind=memos`,
          search: {
            label: 'Search memos',
            placeholder: 'Provider',
            term: state.owner,
            onTerm: (term: string) => change({ owner: term, page: 0 }, true),
          },
        })}
        {...chosen.list}
        rowMenu={(row) => menuOf(row, setOpen)}
        filters={memoFilters(today())}
        values={memoValues(state)}
        onValues={(next) => change(memoChanges(next))}
        onClear={() => change({ owner: '', ...memoChanges({}) })}
        exports={{ list: memo.list.id, query }}
        empty={{
          title: 'No memos yet',
          text:
            owner === undefined ? 'What is entered appears here.' : `No memo to ${owner.name} is on record.`,
          actions: add,
        }}
      />
      <Overlay open={open} onClose={() => setOpen(undefined)} onMarked={marked} />
    </>
  )
}
