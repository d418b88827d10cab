import { isApiError } from '@capiz/api/client'
import type { InputOf } from '@capiz/api/contract/define'
import { priceImport } from '@capiz/api/contract/row-import'
import { Button } from '@capiz/ui/Button'
import { DocumentUploader } from '@capiz/ui/DocumentUploader'
import { Notice } from '@capiz/ui/Notice'
import { ProgressBar } from '@capiz/ui/ProgressBar'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useRef, useState } from 'react'
import { wordsForError } from '../../../app/report-error.ts'
import { call } from '../../../lib/api.ts'
import { refreshCalls } from '../../../lib/query.tsx'
import { today } from '../../../patterns/today.ts'
import type { PriceScreen } from '../model/kinds.ts'

interface UploadStartProps {
  screen: PriceScreen
  /** whose prices and which list the file is for; what the file says itself goes before */
  fields: InputOf<typeof priceImport.start>['fields']
  onStarted: (code: string) => void
  onClose: () => void
}

/** Chooses a file and sends it to be checked; sending can be stopped. Nothing is saved by it. */
export function UploadStart({ screen, fields, onStarted, onClose }: UploadStartProps): ReactElement {
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const [share, setShare] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  const isSending = share !== undefined

  async function send(): Promise<void> {
    if (file === undefined) {
      setRefusal('Choose the filled template first.')
      return
    }
    setRefusal(undefined)
    setShare(0)
    const controller = new AbortController()
    stop.current = controller
    try {
      const input = { params: { kind: screen.kind }, fields, files: [file] }
      const { code } = await call(priceImport.start, input, {
        signal: controller.signal,
        onProgress: ({ sent, total }) => setShare(total === 0 ? 0 : (sent / total) * 100),
      })
      void refreshCalls('priceImport.*')
      onStarted(code)
    } catch (error) {
      if (!isApiError(error, 'ABORTED')) setRefusal(wordsForError(error))
    } finally {
      setShare(undefined)
    }
  }
  return (
    <Stack gap={5}>
      <Text tone="muted" hasMeasure>
        Fill the template, or use a list of your own: its columns can be matched after it was read. Everything
        is checked first; nothing is saved until you say so.
      </Text>
      <DocumentUploader
        label="Sheet"
        today={today()}
        offers={[{ code: 'SHEET', label: 'Filled template', isRequired: true, accepted: ['xlsx', 'csv'] }]}
        onRowsChange={(rows) => setFile(rows[0]?.file)}
      />
      {refusal === undefined ? null : (
        <Notice kind="danger" title="The file could not be checked" isLive>
          {refusal}
        </Notice>
      )}
      {isSending ? <ProgressBar label="Sending the file" value={share} /> : null}
      <Inline gap={2}>
        <Button variant="primary" isPending={isSending} pendingLabel="Sending" onPress={() => void send()}>
          Check the file
        </Button>
        {isSending ? (
          <Button onPress={() => stop.current?.abort()}>Stop sending</Button>
        ) : (
          <Button onPress={onClose}>Cancel</Button>
        )}
      </Inline>
    </Stack>
  )
}
