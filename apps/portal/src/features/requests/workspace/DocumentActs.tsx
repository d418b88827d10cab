import { isOpenRequest } from '@capiz/domain/request'
import { formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { KeyboardHint } from '@capiz/ui/KeyboardHint'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useMemo, useState } from 'react'
import { usePersonNames } from '../../../patterns/people.ts'
import { useCan, useUser } from '../../../platform/session/session.ts'
import { useShortcuts } from '../../../platform/shortcuts/shortcuts.ts'
import { mayNow, type RequestView } from '../review-model.ts'
import { MismatchForm } from './MismatchForm.tsx'
import { markRight, useMarks } from './use-marks.ts'
import type { ApplicationDocument } from './workspace-model.ts'
import * as styles from './workspace.css.ts'

export interface DocumentActsProps {
  view: RequestView
  /** the document that is read */
  document: ApplicationDocument
  isAsked: boolean
  onAsk: () => void
  onVerified: () => void
}

/** Why the reader may not mark a document; undefined for who may. */
function useRefusal(view: RequestView, { row }: ApplicationDocument): string | undefined {
  const can = useCan()
  const { username } = useUser().user
  if (!can(markRight(view))) {
    return 'Your role does not include verifying documents.'
  }
  return row.uploadedBy === username && !row.verified
    ? 'You uploaded it: another person verifies it.'
    : undefined
}

/** The acts that are open to the reader, and their keys. */
function useActs({ view, document, isAsked, onAsk, onVerified }: DocumentActsProps) {
  const { row } = document
  const marks = useMarks(view)
  const refusal = useRefusal(view, document)
  const [isMismatching, setMismatching] = useState(false)
  const isOpen = isOpenRequest(view.status)
  const canMark = refusal === undefined && isOpen
  const canAsk = mayNow(view, 'ask')
  const verify = async (): Promise<void> => {
    const isSaved = await marks.save(row, { verified: !row.verified, mismatch: false, remarks: null })
    if (isSaved && !row.verified) onVerified()
  }
  const keys = useMemo(
    () => [
      ...(canMark && !row.verified
        ? [{ keys: 'v', label: 'Verify the document', run: () => void verify() }]
        : []),
      ...(canMark
        ? [{ keys: 'm', label: 'The document does not match', run: () => setMismatching(true) }]
        : []),
      ...(canAsk ? [{ keys: 'a', label: 'Ask for the document', run: onAsk }] : []),
    ],
    // the keys act on what is shown at the moment: the rest of the list, and what else is asked for, move on as well
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [canMark, canAsk, row, isAsked, onAsk, onVerified],
  )
  useShortcuts(keys)
  return { marks, refusal, isOpen, canMark, canAsk, verify, isMismatching, setMismatching }
}

/** The acts on the document that is read, and who verified it. */
export function DocumentActs(props: DocumentActsProps): ReactElement {
  const acts = useActs(props)
  return (
    <>
      {acts.isOpen ? <OpenActs {...props} acts={acts} /> : null}
      <Verified document={props.document} />
    </>
  )
}

/** Names the person who verified a document and the day; nothing of one that is not verified. */
function Verified({ document: { row } }: { document: ApplicationDocument }): ReactElement | null {
  const nameOf = usePersonNames([row.verifiedBy ?? undefined])
  if (!row.verified) return null
  const day = row.verifiedDate === null ? '' : `, ${formatDay(row.verifiedDate)}`
  return <Text tone="muted">{`Verified by ${nameOf(row.verifiedBy ?? '')}${day}`}</Text>
}

interface OpenActsProps extends DocumentActsProps {
  acts: ReturnType<typeof useActs>
}

/** The acts of an open application: verify the document, say that it does not match, ask for it again. */
function OpenActs(props: OpenActsProps): ReactElement {
  const { acts } = props
  const { row } = props.document
  const { marks, isMismatching, setMismatching } = acts
  return (
    <Stack gap={3}>
      {marks.refusal === undefined ? null : (
        <Notice tone="danger" title="The mark was not saved" isLive>
          {marks.refusal}
        </Notice>
      )}
      {isMismatching ? (
        <MismatchForm
          isSaving={marks.isSaving}
          onCancel={() => setMismatching(false)}
          onSave={async (remarks) => {
            if (await marks.save(row, { verified: false, mismatch: true, remarks })) setMismatching(false)
          }}
        />
      ) : (
        <ActButtons {...props} />
      )}
    </Stack>
  )
}

/** The buttons of the acts, each with its key. */
function ActButtons({ document, isAsked, onAsk, acts }: OpenActsProps): ReactElement {
  const { verified } = document.row
  return (
    <div className={styles.acts}>
      {acts.canMark ? (
        <>
          <Button
            variant={verified ? 'secondary' : 'primary'}
            isPending={acts.marks.isSaving}
            pendingLabel="Saving"
            onPress={() => void acts.verify()}
          >
            {verified ? (
              'Take the mark back'
            ) : (
              <>
                Verify <KeyboardHint keys={['V']} />
              </>
            )}
          </Button>
          <Button onPress={() => acts.setMismatching(true)}>
            Does not match <KeyboardHint keys={['M']} />
          </Button>
        </>
      ) : null}
      {acts.canAsk ? (
        <Button onPress={onAsk}>
          {isAsked ? 'Do not ask for this' : 'Ask for this'} <KeyboardHint keys={['A']} />
        </Button>
      ) : null}
      {acts.refusal === undefined ? null : <Text tone="muted">{acts.refusal}</Text>}
    </div>
  )
}
