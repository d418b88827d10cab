import { lookups } from '@capiz/api/contract/reference'
import type { ReactElement } from 'react'
import { useCall } from '../../../lib/query.tsx'
import type { StepProps } from '../model/kind.ts'
import { PapersFields, placeOfPaper, useChosenFiles } from '../pages/PapersFields.tsx'
import { StepForm, useStep } from '../StepForm.tsx'
import type { Answers } from './answers.ts'
import { pageOf, papersAsked } from './papers.ts'

/** Sixth step: the documents; files chosen stay while other steps are shown. */
export function PapersPage({
  application,
  isShown = true,
}: StepProps<Answers> & { isShown?: boolean }): ReactElement {
  const files = useChosenFiles()
  const state = useStep(application, 'papers', files.problems)
  const page = pageOf(application.answers)
  const types = useCall(
    lookups.publicDocumentTypes,
    { query: papersAsked(application.answers) },
    { isEnabled: isShown, keepsPrevious: true },
  )
  return (
    <StepForm
      state={state}
      title="Documents"
      placeOf={placeOfPaper}
      isShown={isShown}
      intro="PDF, JPEG or PNG files of at most 10 MB each. A required document may follow later, but you are not accredited before it is there."
    >
      <PapersFields
        title="What we need"
        label="Documents of the applicant"
        page={page}
        types={types}
        documents={state.values.documents}
        onChange={(next) => application.change('papers', (now) => ({ documents: next(now.documents) }))}
        onRowsChange={files.setRows}
        problems={state.problems}
      />
    </StepForm>
  )
}
