import { publicFacility } from '@capiz/api/contract/public-facility'
import { heldFileDays } from '@capiz/domain/document'
import {
  DocumentUploader,
  type UploadFunction,
  type UploadRow,
} from '@capiz/ui/accreditation/DocumentUploader'
import { Notice } from '@capiz/ui/Notice'
import { Section } from '@capiz/ui/Section'
import { type ReactElement, useEffect, useState } from 'react'
import { reportedMessage } from '../../../platform/feedback/report-error.ts'
import { call } from '../../../platform/calls/api.ts'
import type { Problems } from '../../../platform/forms/form-problems.ts'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { useBlankForms } from '../../../patterns/blank-forms.ts'
import { today } from '../../../patterns/today.ts'
import type { UploadedDocument } from '../model/uploaded.ts'
import { existingOf, offersOf, type DocumentPage, type DocumentType } from '../model/documents.ts'
import { ReadError } from '../../../patterns/ReadError.tsx'

/** Chosen files that have not reached the server; they would be lost with the page. */
function unsentProblems(rows: readonly UploadRow[]): Problems {
  const open = rows.filter(({ stage }) => stage !== 'done')
  return Object.fromEntries(
    open.map(({ id, file }) => [
      `document-${id}`,
      `“${file.name}” is not uploaded yet. Upload it, or remove it.`,
    ]),
  )
}

/** Warns before the window is closed while files are chosen and not sent. */
function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOn])
}

/** Files that are chosen, and what is wrong with them before the step may be left. */
export function useChosenFiles() {
  const [rows, setRows] = useState<readonly UploadRow[]>([])
  useLeaveWarning(rows.some(({ stage }) => stage !== 'done'))
  return { setRows, problems: () => unsentProblems(rows) }
}

/** Id of the place of a problem with a document; null when it has none, undefined for any other problem. */
export function placeOfDocument(name: string): string | null | undefined {
  if (name.startsWith('document-')) return name
  return name.startsWith('documents.') ? null : undefined
}

function uploadWith(add: (more: UploadedDocument) => void): UploadFunction {
  return async (row, { signal, onProgress }) => {
    try {
      const uploaded = await call(
        publicFacility.holdFile,
        { files: [row.file] },
        { signal, onProgress: ({ sent, total }) => onProgress((100 * sent) / Math.max(1, total)) },
      )
      const { typeCode, sha256, validityDate: date } = row
      const { uuid, fileName, size } = uploaded
      add({ uuid, fileName, size, typeCode, sha256, date, heldAt: Date.now() })
    } catch (error) {
      throw new Error(reportedMessage(error) ?? 'It could not be uploaded.', { cause: error })
    }
  }
}

interface TypeList {
  data: readonly DocumentType[] | undefined
  error: unknown
  isPending: boolean
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface DocumentsFieldsProps {
  title: string
  label: string
  page: DocumentPage
  types: TypeList
  documents: readonly UploadedDocument[]
  /** Changes the documents as they are by then: uploads end while others go on. */
  onChange: (change: (now: readonly UploadedDocument[]) => UploadedDocument[]) => void
  onRowsChange: (rows: readonly UploadRow[]) => void
  problems: Problems
}

/** The documents of an application: uploaded at once and held by the server until it is sent. */
export function DocumentsFields(props: DocumentsFieldsProps): ReactElement {
  const { title, label, page, types, documents, onChange, onRowsChange, problems } = props
  const day = today()
  const blankForms = useBlankForms([page])
  return (
    <Section title={title}>
      {types.isPending && <LoadingLines count={6} />}
      {types.isError && (
        <ReadError title="The list of documents could not be loaded" level={3} answer={types} />
      )}
      {types.data !== undefined && (
        <DocumentUploader
          label={label}
          offers={offersOf(types.data)}
          existing={existingOf(page, documents, day)}
          today={day}
          blankForms={blankForms}
          upload={uploadWith((more) => onChange((now) => [...now, more]))}
          onRowsChange={onRowsChange}
          onRemoveExisting={({ uuid }) => onChange((now) => now.filter((document) => document.uuid !== uuid))}
          errors={Object.fromEntries(
            Object.entries(problems)
              .filter(([name]) => name.startsWith('document-'))
              .map(([name, message]) => [name.slice('document-'.length), message]),
          )}
        />
      )}
      <Notice>
        {`Uploaded files are kept with your draft for ${heldFileDays} days. Closing this page loses nothing.`}
      </Notice>
    </Section>
  )
}
