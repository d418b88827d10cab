import type { OutputOf } from '@capiz/api/contract/define'
import type { proposal } from '@capiz/api/contract/proposal'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useMemo, useState } from 'react'
import { leaveWhenSure } from '../../../platform/routing/leave-guard.ts'
import { OpenRequestNotice } from '../../../patterns/OpenRequestNotice.tsx'
import { SubmitButton } from '../../../patterns/SubmitButton.tsx'
import type { Sheet } from '../model/calls.ts'
import { headerText } from '../model/headers.ts'
import type { PriceSheetData } from '../model/use-sheets.ts'
import { startLines } from './line-values.ts'
import { startChoices } from './start-version.ts'
import { LinesEditor } from './LinesEditor.tsx'
import { emptyHead, headOf, needsSecond, retroHead } from './sheet-head.ts'
import { SheetFields } from './SheetFields.tsx'
import { useSheetForm } from './use-sheet-form.ts'

/** The props shared by entering prices by hand and by file. */
export interface PriceWorkProps {
  data: PriceSheetData
  /** the caller may only ask; the sheet then waits for approval */
  isRequest: boolean
  onClose: () => void
}

function titleOf(
  { screen, list, names }: PriceSheetData,
  { replaces, isNewList = false, isRetro = false }: NewVersionProps,
): string {
  if (isNewList) return `A new price list: ${screen.title.toLowerCase()}`
  const headerLabel = list === undefined ? '' : headerText(screen, list.header, names)
  const what = [screen.title, headerLabel].filter(Boolean).join(', ')
  if (isRetro) return `Change days gone by: ${what}`
  return replaces === undefined ? `New version: ${what}` : `Correct the scheduled version: ${what}`
}

interface NewVersionProps extends PriceWorkProps {
  /** a scheduled version that is corrected instead of entering another one */
  replaces?: Sheet | undefined
  /** days gone by of that version change instead */
  isRetro?: boolean
  /** begins another price list of the owner */
  isNewList?: boolean
  /** goes to the upload instead */
  onUpload: () => void
  /** a decided proposal: the sheet starts as it would be with the refused lines */
  returned?: OutputOf<typeof proposal.returned> | undefined
}

/** Whom the prices wait for, and which lines of an earlier proposal were refused. */
function Notices({
  data,
  isRequest,
  returned,
  replaces,
  isRetro = false,
  isProposed,
}: NewVersionProps & { isProposed: boolean }): ReactElement {
  const { screen, owner } = data
  return (
    <>
      {isRequest ? (
        <Notice tone="info">
          You send these prices for approval. They take effect on the day you name once they are approved.
        </Notice>
      ) : null}
      {replaces && isProposed ? (
        <Notice tone="attention" title="Another person decides on this change">
          {replaces.requestCode
            ? `These prices were approved through request ${replaces.requestCode}. `
            : isRetro
              ? 'Days gone by are priced anew. '
              : 'An earlier day needs a second person. '}
          What you change is sent for approval, and the owner is notified once it is approved.
        </Notice>
      ) : null}
      {isRequest && screen.requestType !== undefined ? (
        <OpenRequestNotice code={owner} type={screen.requestType} />
      ) : null}
      {returned === undefined ? null : (
        <Notice tone="attention" title="These lines were refused; the list holds them as you asked for them">
          <ul>
            {returned.lines.map(({ key, name, reason }) => (
              <li key={key}>{[name, reason].filter(Boolean).join(': ')}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

/** The form of a version, begun with the newest prices, a scheduled version or a returned proposal. */
function useVersionForm(props: NewVersionProps, title: string) {
  const { data, isRequest, onClose, replaces, isNewList = false, isRetro = false, returned } = props
  const { screen, owner, names, list } = data
  const isFirst = isNewList || list === undefined
  const [start, setStart] = useState(String(data.sheets[0]?.id ?? ''))
  const starts = isFirst || replaces !== undefined || returned !== undefined ? [] : startChoices(data.sheets)
  const source = isFirst ? undefined : (replaces ?? data.sheets.find(({ id }) => String(id) === start))
  const before = useMemo(() => startLines(screen, source?.lines ?? [], names), [screen, source, names])
  const header = isFirst ? {} : list.header
  const form = useSheetForm({
    data,
    values: {
      head: replaces ? (isRetro ? retroHead : headOf)(replaces, header) : emptyHead(header),
      edited: {
        lines: returned === undefined ? before : startLines(screen, returned.draft, names),
        removed: [],
      },
    },
    draft: {
      form: ['sheet', screen.kind, owner, isNewList ? 'new' : list?.key, replaces?.id, isRetro && 'past']
        .filter(Boolean)
        .join('-'),
      title,
    },
    isRequest,
    replaces,
    isFirst,
    onSaved: onClose,
  })
  const startFrom = (id: string): void => {
    const lines = data.sheets.find((sheet) => String(sheet.id) === id)?.lines ?? []
    setStart(id)
    form.set({ edited: { lines: startLines(screen, lines, names), removed: [] } })
  }
  return { form, before, isFirst, start, starts, startFrom }
}

/** A new version: the prices of a version copied, each can be changed, changes are marked, the day says from when. */
export function NewVersion(props: NewVersionProps): ReactElement {
  const { data, isRequest, onClose, replaces, onUpload } = props
  const { screen, names } = data
  const title = titleOf(data, props)
  const { form, before, isFirst, start, starts, startFrom } = useVersionForm(props, title)
  const { head, edited } = form.values
  const isProposed = needsSecond(replaces, head)
  const isSent = isRequest || isProposed
  return (
    <Card title={title}>
      <Form width="full" onSubmit={form.submit} aria-label="New version">
        <Stack gap={5}>
          <Notices {...props} isProposed={isProposed} />
          {form.draft}
          {form.summary}
          <SheetFields
            head={head}
            onChange={(next) => form.set({ head: next })}
            problems={form.problemsOf(form.values)}
            rules={form.rules}
            names={names}
            isNewList={isFirst}
          />
          {starts.length > 0 ? (
            <NativeSelect
              label="Start from"
              hint="Choosing another replaces the lines below."
              width="long"
              value={start}
              options={starts}
              onChange={startFrom}
            />
          ) : null}
          <LinesEditor
            key={start}
            {...{ screen, names, before, edited }}
            header={head.header}
            onChange={(next) => form.set({ edited: next })}
            onUpload={screen.upload ? onUpload : undefined}
          />
          <FormActions>
            <SubmitButton api={form.api} pendingLabel={isSent ? 'Sending' : 'Saving'}>
              {isSent ? 'Send for approval' : 'Save version'}
            </SubmitButton>
            <Button onPress={() => leaveWhenSure(onClose)}>Cancel</Button>
          </FormActions>
        </Stack>
      </Form>
      {form.questions}
    </Card>
  )
}
