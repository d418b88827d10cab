import { plural } from '@capiz/domain/text'
import { formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Link } from '@capiz/ui/Link'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useState } from 'react'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { formRefusal } from '../../../platform/forms/refusals.ts'
import { fieldLabel } from '../../field/labels.ts'
import { FormDialog } from '../../FormDialog.tsx'
import { dayOf } from '../../labels.ts'
import { usePersonNames } from '../../people.ts'
import { type MergeRow, recordHref, useMay, useProvider } from '../provider.ts'
import { useRead } from '../read.ts'
import * as styles from '../record.css.ts'
import { pairReason } from './DifferentDialog.tsx'

/** Undoes a merge with a reason. */
function UndoDialog({ merge, onClose }: { merge: MergeRow; onClose: () => void }): ReactElement {
  const { kind } = useProvider()
  const form = useSaveForm({
    name: 'undo-merge',
    schema: pairReason,
    values: { reason: '' },
    refusalOf: formRefusal,
    save: ({ reason }) => kind.calls.undoMerge({ id: merge.id, reason: reason.trim() }),
    onSaved: ({ message }) => {
      void refreshCalls(...kind.stale, 'coveredAccount.*', 'document.*', 'affiliation.*')
      showToast('success', message)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Undo the merge"
      label="Undo the merge"
      submitLabel="Undo the merge"
      pendingLabel="Undoing"
    >
      <Text>
        {`${merge.goneCode} is a record of its own again and gets back what moved, unless it went elsewhere since. A field that was changed since keeps its value.`}
      </Text>
      <form.api.Field name="reason">
        {(field) => (
          <TextArea
            label="Reason"
            isRequired
            rows={3}
            maxLength={500}
            hint="Kept in the history of both records."
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
    </FormDialog>
  )
}

function factsOf({ moved, fields, undoneReason }: MergeRow): string {
  const facts = [
    `${plural(moved, 'thing', 'things')} moved`,
    fields.length > 0 ? `taken over: ${fields.map(fieldLabel).join(', ')}` : '',
    undoneReason === null ? '' : `undone: ${undoneReason}`,
  ]
  return facts.filter(Boolean).join(' · ')
}

/** The merges in which the record took part, each with its reason; the latest can be undone. */
export function Merges(): ReactElement | null {
  const { kind, code } = useProvider()
  const may = useMay()
  const merges = useRead(kind.calls.merges(code)).data ?? []
  const nameOf = usePersonNames(merges.map(({ createdBy }) => createdBy))
  const [undoing, setUndoing] = useState<MergeRow>()
  if (merges.length === 0) return null
  return (
    <Card title="Merges" description="Both codes lead to the record that stays.">
      <ul className={styles.plainList}>
        {merges.map((merge) => {
          const other = merge.staysCode === code ? merge.goneCode : merge.staysCode
          const text = merge.staysCode === code ? 'merged into this record' : 'is the record that stays'
          return (
            <li key={merge.id}>
              <Inline gap={3} justify="between">
                <Stack gap={0}>
                  <Text>
                    <Link href={recordHref({ kind, code: other })}>{other}</Link>
                    {` ${text}: ${merge.reason} (${nameOf(merge.createdBy)}, ${formatDay(dayOf(merge.createdDate))})`}
                  </Text>
                  <Text tone="muted">{factsOf(merge)}</Text>
                </Stack>
                {merge.undoneDate === null && may('undo-merge') ? (
                  <Button
                    size="sm"
                    aria-label={`Undo the merge of ${merge.goneCode}`}
                    onPress={() => setUndoing(merge)}
                  >
                    Undo
                  </Button>
                ) : null}
              </Inline>
            </li>
          )
        })}
      </ul>
      {undoing === undefined ? null : <UndoDialog merge={undoing} onClose={() => setUndoing(undefined)} />}
    </Card>
  )
}
