import { savedMessage } from '@capiz/domain/text'
import { isApiError } from '@capiz/api/client'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { useUnsentFiles } from '../../../platform/forms/unsent-files.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { refreshCalls } from '../../../platform/data/query.tsx'
import type { ChosenFile, FormValues, RecordView } from '../model/calls.ts'
import { useRecordPlace } from '../model/place.ts'
import { keyOf, type RecordScreen, staleAfter } from '../model/screens.ts'
import { completed, formSchema, newValues, valuesOf } from './values.ts'

interface RecordFormInput {
  screen: RecordScreen
  record: RecordView | undefined
  files: readonly ChosenFile[]
}

const filePath = /^(?:documents|documentTypes|validityDates)\.(\d+)/u

/** The problems of files by their place in the list, out of a refusal. */
function fileProblems(error: unknown): ReadonlyMap<number, string> {
  const errors = isApiError(error) ? error.errors : []
  const found = errors.flatMap(({ field, message }): [number, string][] => {
    const at = filePath.exec(field)?.[1]
    return at === undefined ? [] : [[Number(at), message]]
  })
  return new Map(found)
}

/** The form of a record: checked by its declaration, saved with its files, one save however often it is sent. */
export function useRecordForm({ screen, record, files }: RecordFormInput) {
  const { to, owner } = useRecordPlace()
  const navigate = useNavigate()
  const [progress, setProgress] = useState<number>()
  const [badFiles, setBadFiles] = useState<ReadonlyMap<number, string>>(new Map())
  const unsent = useUnsentFiles()
  useEffect(() => unsent.note(files.map(() => ({ stage: 'ready' }))), [files, unsent])
  const schema = useMemo(() => formSchema(screen), [screen])
  const [first] = useState(() =>
    record === undefined ? newValues(screen, owner?.code) : valuesOf(screen, record),
  )
  const form = useSaveForm<FormValues, Awaited<ReturnType<RecordScreen['save']>>>({
    name: 'record',
    schema,
    values: first,
    draft: {
      form: `record-${screen.name}-${record?.id ?? `new${owner?.code ?? ''}`}`,
      title: `${screen.entity}${record?.code ? ` ${record.code}` : ''}`,
    },
    fromRecord: (current) => valuesOf(screen, current as RecordView),
    // the same words with other files are another save
    contentOf: (values) => [values, files],
    save: async (values, idempotencyKey) => {
      setBadFiles(new Map())
      const onProgress = ({ sent, total }: { sent: number; total: number }) =>
        setProgress(total === 0 ? undefined : Math.round((sent / total) * 100))
      try {
        return await screen.save(completed(screen, values), files, {
          idempotencyKey,
          ...(files.length > 0 && { onProgress }),
        })
      } catch (error) {
        setBadFiles(fileProblems(error))
        throw error
      } finally {
        setProgress(undefined)
      }
    },
    onSaved: ({ record: saved, requestCode }) => {
      unsent.sent()
      void refreshCalls(...staleAfter(screen))
      if (requestCode === undefined || requestCode === null) {
        showToast('success', savedMessage(screen.entity, { id: record?.id }))
      } else {
        showToast('success', `${screen.entity} sent. Request ${requestCode} waits for approval.`, {
          action: {
            label: 'View request',
            onAction: () => void navigate(`/dashboard/requests/${requestCode}`),
          },
        })
      }
      void navigate(to({ at: 'record', key: keyOf(screen, saved) }))
    },
  })
  return { ...form, progress, badFiles }
}
