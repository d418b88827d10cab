import { formatDay } from '@capiz/domain/time'
import type { SoughtText } from '@capiz/ui/accreditation/DocumentViewer'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { usePersonNames } from '../../../patterns/people.ts'
import { InlineDocument } from '../InlineDocument.tsx'
import type { RequestView } from '../review-model.ts'
import { DocumentActs } from './DocumentActs.tsx'
import type { ApplicationDocument } from './workspace-model.ts'

export interface DocumentPaneProps {
  view: RequestView
  /** the document that is read; undefined where none was sent */
  current: ApplicationDocument | undefined
  sought: readonly SoughtText[]
  onFound: (ids: readonly string[]) => void
  isAsked: boolean
  onAsk: () => void
  onVerified: () => void
}

/** The document that is read, with what can be done with it. */
export function DocumentPane(props: DocumentPaneProps): ReactElement {
  const { view, current, sought, onFound } = props
  const uuid = current?.row.submitted ?? ''
  if (current === undefined) {
    return <EmptyState title="No documents were sent">Ask the applicant for what is required.</EmptyState>
  }
  const fileName = view.files.find((file) => file.uuid === uuid)?.fileName ?? current.label
  return (
    <>
      <DocumentActs {...props} document={current} />
      <Verified document={current} />
      <InlineDocument {...{ view, uuid, fileName, sought, onFound }} />
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
