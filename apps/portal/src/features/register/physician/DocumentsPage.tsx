import { lookups } from '@capiz/api/contract/reference'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import type { StepProps } from '../model/kind.ts'
import { DocumentsFields, placeOfDocument, useChosenFiles } from '../pages/DocumentsFields.tsx'
import { StepForm, useStep } from '../StepForm.tsx'
import type { Answers } from './answers.ts'
import { pageOf, requestedDocuments } from './documents.ts'

/** Sixth step: the documents; files chosen stay while other steps are shown. */
export function DocumentsPage({
  application,
  isShown = true,
}: StepProps<Answers> & { isShown?: boolean }): ReactElement {
  const files = useChosenFiles()
  const state = useStep(application, 'papers', { extra: files.problems, placeOf: placeOfDocument })
  const page = pageOf(application.answers)
  const types = useCall(
    lookups.publicDocumentTypes,
    { query: requestedDocuments(application.answers) },
    { isEnabled: isShown, keepsPrevious: true },
  )
  return (
    <StepForm
      state={state}
      title="Documents"
      isShown={isShown}
      intro="PDF, JPEG or PNG files of at most 10 MB each. A required document may follow later, but you are not accredited before it is there."
    >
      <DocumentsFields
        title="What we need"
        label="Documents of the applicant"
        page={page}
        types={types}
        documents={state.values.documents}
        onChange={(next) => state.change((now) => ({ documents: next(now.documents) }))}
        onRowsChange={files.setRows}
        problems={state.problems}
      />
    </StepForm>
  )
}
