import type { DocumentEntity } from '@capiz/api/contract/document'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { useMay } from '../provider.ts'
import type { ProviderDocument } from './documents.ts'
import { RemarkForm, RemarkList } from './Remarks.tsx'

interface DocumentRemarksProps {
  entity: DocumentEntity
  file: ProviderDocument
}

/** Remarks of the accreditation section on a document, which its provider reads too; written by staff. */
export function DocumentRemarks({ entity, file }: DocumentRemarksProps): ReactElement | null {
  const canWrite = useMay()('remark')
  const { uuid, reviewRemarks = [] } = file
  if (!canWrite && reviewRemarks.length === 0) return null
  return (
    <Section title="Remarks on the document">
      <Stack gap={5}>
        {canWrite ? (
          <RemarkForm
            document={{ entity, uuid }}
            label="Remark for the provider"
            hint="The provider reads it with the document."
          />
        ) : null}
        {reviewRemarks.length === 0 ? null : <RemarkList rows={reviewRemarks} />}
      </Stack>
    </Section>
  )
}
