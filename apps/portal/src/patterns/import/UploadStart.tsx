import { isApiError } from '@capiz/api/client'
import { Button } from '@capiz/ui/Button'
import { DocumentUploader, type UploadRow } from '@capiz/ui/accreditation/DocumentUploader'
import { Notice } from '@capiz/ui/Notice'
import { ProgressBar } from '@capiz/ui/ProgressBar'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { reportedMessage } from '../../platform/feedback/report-error.ts'
import type { call } from '../../platform/calls/api.ts'
import { useUnsentFiles } from '../../platform/forms/unsent-files.ts'
import { refreshCalls } from '../../platform/data/query.tsx'
import { today } from '../today.ts'
import type { ImportKind } from './kind.ts'

/** The options of sending a file: the signal that stops it, and the progress callback. */
type Sending = NonNullable<Parameters<typeof call>[2]>

interface UploadStartProps {
  kind: ImportKind
  /** name of what is sent, such as "Sheet" */
  label: string
  /** what to know before choosing a file */
  children: ReactNode
  /** Sends the file to be checked and answers the import it became. */
  start: (file: File, sending: Sending) => Promise<{ code: string }>
  onStarted: (code: string) => void
  /** leaves the upload; left out where it has a page of its own */
  onClose?: () => void
}

/** Holds the file chosen and how its sending stands. */
function useStart({ kind, start, onStarted }: UploadStartProps) {
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const [share, setShare] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  const unsent = useUnsentFiles()

  async function send(): Promise<void> {
    if (file === undefined) {
      setRefusal('Choose your list first.')
      return
    }
    setRefusal(undefined)
    setShare(0)
    const controller = new AbortController()
    stop.current = controller
    try {
      const { code } = await start(file, {
        signal: controller.signal,
        onProgress: ({ sent, total }) => setShare(total === 0 ? 0 : (sent / total) * 100),
      })
      void refreshCalls(kind.stale)
      unsent.sent()
      onStarted(code)
    } catch (error) {
      if (!isApiError(error, 'ABORTED')) setRefusal(reportedMessage(error))
    } finally {
      setShare(undefined)
    }
  }
  const choose = (rows: readonly UploadRow[]): void => {
    unsent.note(rows)
    setFile(rows[0]?.file)
  }
  return {
    hasFile: file !== undefined,
    refusal,
    share,
    choose,
    send: () => void send(),
    stop: () => stop.current?.abort(),
  }
}

/** Chooses a file and sends it to be checked; sending can be stopped. Nothing is saved by it. */
export function UploadStart(props: UploadStartProps): ReactElement {
  const { label, children, onClose } = props
  const { hasFile, refusal, share, choose, send, stop } = useStart(props)
  const isSending = share !== undefined
  return (
    <Stack gap={4}>
      <Text tone="muted">{children}</Text>
      <DocumentUploader
        label={label}
        today={today()}
        offers={[{ code: 'SHEET', label: 'Your list', isRequired: true, accepted: ['xlsx', 'csv'] }]}
        onRowsChange={choose}
      />
      {refusal === undefined ? null : (
        <Notice tone="danger" title="The file could not be checked" isLive>
          {refusal}
        </Notice>
      )}
      {isSending ? <ProgressBar label="Sending the file" value={share} /> : null}
      <Inline gap={2}>
        <Button
          variant={hasFile ? 'primary' : 'secondary'}
          isPending={isSending}
          pendingLabel="Sending"
          onPress={send}
        >
          Check the file
        </Button>
        {isSending ? (
          <Button onPress={stop}>Stop sending</Button>
        ) : onClose ? (
          <Button onPress={onClose}>Cancel</Button>
        ) : null}
      </Inline>
    </Stack>
  )
}
