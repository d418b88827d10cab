import type { OutputOf } from '@capiz/api/contract/define'
import type { proposal } from '@capiz/api/contract/proposal'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useMemo, useState } from 'react'
import { useKeptWork } from '../../../lib/kept-work.tsx'
import { leaveWhenSure } from '../../../lib/leave-guard.ts'
import { OpenRequestNotice } from '../../../patterns/OpenRequestNotice.tsx'
import type { Sheet } from '../model/calls.ts'
import { headerWords } from '../model/headers.ts'
import type { PriceSheetData } from '../sheets/use-sheets.ts'
import { sentLines, startLines } from './line-values.ts'
import { type EditedLines, LinesEditor } from './LinesEditor.tsx'
import { emptyHead, headOf, type SheetHead } from './sheet-head.ts'
import { SheetFields } from './SheetFields.tsx'
import { useSheetSave } from './use-sheet-save.ts'

/** What entering prices by hand and by file have in common. */
export interface PriceWorkProps {
  data: PriceSheetData
  /** the caller may only ask; the sheet then waits for approval */
  isRequest: boolean
  onClose: () => void
}

interface Draft {
  head: SheetHead
  edited: EditedLines
}

function titleOf(
  { screen, list, names }: PriceSheetData,
  replaces: Sheet | undefined,
  isNewList: boolean,
): string {
  if (isNewList) return `A new price list: ${screen.title.toLowerCase()}`
  const words = list === undefined ? '' : headerWords(screen, list.header, names)
  const what = [screen.title, words].filter(Boolean).join(', ')
  return replaces === undefined ? `New version: ${what}` : `Correct the scheduled version: ${what}`
}

interface NewVersionProps extends PriceWorkProps {
  /** a scheduled version that is corrected instead of entering another one */
  replaces?: Sheet | undefined
  /** begins another price list of the owner */
  isNewList?: boolean
  /** goes to the upload instead */
  onUpload: () => void
  /** a decided proposal: the sheet starts as it would be with the refused lines */
  returned?: OutputOf<typeof proposal.returned> | undefined
}

/** A new version: the newest prices copied, each can be changed, changes are marked, the day says from when. */
export function NewVersion({
  data,
  isRequest,
  onClose,
  replaces,
  isNewList = false,
  returned,
  onUpload,
}: NewVersionProps): ReactElement {
  const { screen, owner, names, list } = data
  const isFirst = isNewList || list === undefined
  const source = isFirst ? undefined : (replaces ?? data.sheets[0])
  const before = useMemo(() => startLines(screen, source?.lines ?? [], names), [screen, source, names])
  const header = isFirst ? {} : list.header
  const [head, setHead] = useState(replaces ? headOf(replaces, header) : emptyHead(header))
  const [edited, setEdited] = useState<EditedLines>(() => ({
    lines: returned === undefined ? before : startLines(screen, returned.draft, names),
    removed: [],
  }))
  const title = titleOf(data, replaces, isNewList)
  const work = useKeptWork<Draft>(
    ['sheet', screen.kind, owner, isNewList ? 'new' : list?.key, replaces?.id].filter(Boolean).join('-'),
    title,
    (values) => {
      setHead(values.head)
      setEdited(values.edited)
    },
  )
  const form = useSheetSave({
    data,
    existing: isFirst ? [] : list.rows,
    isRequest,
    replaces,
    onSaved: () => {
      work.saved()
      onClose()
    },
  })
  const sent = sentLines(screen, edited.lines, edited.removed)
  const change = (next: Partial<Draft>): void => {
    if (next.head !== undefined) setHead(next.head)
    if (next.edited !== undefined) setEdited(next.edited)
    work.keep({ head, edited, ...next })
  }
  return (
    <Card title={title}>
      <Form width="full" onSubmit={() => void form.save(head, sent)} aria-label="New version">
        <Stack gap={5}>
          {isRequest ? (
            <Notice kind="info">
              You send these prices for approval. They take effect on the day you name once they are approved.
            </Notice>
          ) : null}
          {isRequest && screen.requestType !== undefined ? (
            <OpenRequestNotice code={owner} type={screen.requestType} />
          ) : null}
          {returned === undefined ? null : (
            <Notice
              kind="attention"
              title="These lines were refused; the list holds them as you asked for them"
            >
              <ul>
                {returned.lines.map(({ key, name, reason }) => (
                  <li key={key}>{[name, reason].filter(Boolean).join(': ')}</li>
                ))}
              </ul>
            </Notice>
          )}
          {work.notice}
          <SheetFields
            head={head}
            onChange={(next) => change({ head: next })}
            problems={form.problems(head, sent)}
            attempt={form.attempt}
            rules={form.rules}
            names={names}
            isNewList={isFirst}
          />
          <LinesEditor
            {...{ screen, names, before, edited }}
            header={head.header}
            onChange={(next) => change({ edited: next })}
            onUpload={screen.upload ? onUpload : undefined}
          />
          <FormActions>
            <Button type="submit" variant="primary" isPending={form.isPending}>
              {isRequest ? 'Send for approval' : 'Save version'}
            </Button>
            <Button onPress={() => leaveWhenSure(onClose)}>Cancel</Button>
          </FormActions>
        </Stack>
      </Form>
    </Card>
  )
}
