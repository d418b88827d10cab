import type { SoughtText } from '@capiz/ui/accreditation/DocumentViewer'
import { EmptyState } from '@capiz/ui/EmptyState'
import type { ReactElement } from 'react'
import { InlineDocument } from '../InlineDocument.tsx'
import type { RequestView } from '../review-model.ts'
import type { ApplicationDocument } from './workspace-model.ts'

export interface DocumentPaneProps {
  view: RequestView
  /** the document that is read; undefined where none was sent */
  current: ApplicationDocument | undefined
  sought: readonly SoughtText[]
  onFound: (ids: readonly string[]) => void
}

/** The document that is read. */
export function DocumentPane({ view, current, sought, onFound }: DocumentPaneProps): ReactElement {
  const uuid = current?.row.submitted ?? ''
  if (current === undefined) {
    return <EmptyState title="No documents were sent">Ask the applicant for what is required.</EmptyState>
  }
  const fileName = view.files.find((file) => file.uuid === uuid)?.fileName ?? current.label
  return <InlineDocument {...{ view, uuid, fileName, sought, onFound }} />
}
