import { isOpenRequest } from '@capiz/domain/request'
import { Button } from '@capiz/ui/Button'
import { KeyboardHint } from '@capiz/ui/KeyboardHint'
import { Notice } from '@capiz/ui/Notice'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'
import { type FormEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { useCan, useUser } from '../../../platform/session/session.ts'
import { useShortcuts } from '../../../platform/shortcuts/shortcuts.ts'
import { mayNow, type RequestView } from '../review-model.ts'
import type { DocumentPaneProps } from './DocumentPane.tsx'
import { useMarks } from './use-marks.ts'
import type { ApplicationDocument } from './workspace-model.ts'

interface DocumentActsProps extends DocumentPaneProps {
  document: ApplicationDocument
}

/** Why the reader may not mark a document; undefined for who may. */
function useRefusal(view: RequestView, { row }: ApplicationDocument): string | undefined {
  const can = useCan()
  const { username } = useUser().user
  if (!can(view.applicantType === 'PHY' ? 'PHY_EDIT' : 'HF_EDIT')) {
    return 'Your role does not include verifying documents.'
  }
  return row.uploadedBy === username && !row.verified
    ? 'You uploaded it: another person verifies it.'
    : undefined
}

/** What can be done with the document that is read: verify it, say that it does not match, ask for it again. */
export function DocumentActs(props: DocumentActsProps): ReactElement | null {
  const { view, document, isAsked, onAsk, onVerified } = props
  const { row } = document
  const marks = useMarks(view)
  const refusal = useRefusal(view, document)
  const [isMismatching, setMismatching] = useState(false)
  const canMark = refusal === undefined && isOpenRequest(view.status)
  const canAsk = onAsk !== undefined && mayNow(view, 'ask')
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
    // the keys act on what is shown at the moment
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [canMark, canAsk, row, isAsked],
  )
  useShortcuts(keys)
  if (!isOpenRequest(view.status)) return null
  return (
    <Stack gap={3}>
      {marks.refusal === undefined ? null : (
        <Notice kind="danger" title="The mark was not saved" isLive>
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
        <Inline gap={2}>
          {canMark ? (
            <>
              <Button
                variant={row.verified ? 'secondary' : 'primary'}
                isPending={marks.isSaving}
                pendingLabel="Saving"
                onPress={() => void verify()}
              >
                {row.verified ? 'Take the mark back' : 'Verify'}{' '}
                {row.verified ? null : <KeyboardHint keys={['V']} />}
              </Button>
              <Button onPress={() => setMismatching(true)}>
                Does not match <KeyboardHint keys={['M']} />
              </Button>
            </>
          ) : null}
          {canAsk ? (
            <Button onPress={onAsk}>
              {isAsked ? 'Do not ask for this' : 'Ask for this'} <KeyboardHint keys={['A']} />
            </Button>
          ) : null}
          {refusal === undefined ? null : <Text tone="muted">{refusal}</Text>}
        </Inline>
      )}
    </Stack>
  )
}

interface MismatchFormProps {
  isSaving: boolean
  onCancel: () => void
  onSave: (says: string) => Promise<void>
}

/** Asks what the document says instead; Enter saves, Escape leaves it. */
function MismatchForm({ isSaving, onCancel, onSave }: MismatchFormProps): ReactElement {
  const [says, setSays] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const text = says.trim()
    if (text.length < 3) setProblem('Enter what the document says, in 3 characters or more.')
    else void onSave(text)
  }
  return (
    // Escape leaves the form from whichever control has the focus
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      aria-label="Does not match"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
      }}
    >
      <Stack gap={3}>
        <TextField
          label="What the document says"
          hint="For example “valid until 5 Aug 2027”. The application cannot be approved until it matches."
          isRequired
          inputRef={input}
          maxLength={1000}
          value={says}
          onChange={(text) => {
            setSays(text)
            setProblem(undefined)
          }}
          errorMessage={problem}
        />
        <Inline gap={2}>
          <Button type="submit" variant="primary" isPending={isSaving} pendingLabel="Saving">
            Save
          </Button>
          <Button onPress={onCancel}>Cancel</Button>
        </Inline>
      </Stack>
    </form>
  )
}
