import { lookups } from '@capiz/api/contract/reference'
import { rulesOfType } from '@capiz/domain/facility-type'
import { CodeField } from '@capiz/ui/CodeField'
import { DateField } from '@capiz/ui/DateField'
import { FieldRow } from '@capiz/ui/Form'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import type { StepProps } from '../model/kind.ts'
import { DocumentsFields, placeOfDocument, useChosenFiles } from '../pages/DocumentsFields.tsx'
import { StepForm, useStep } from '../StepForm.tsx'
import type { Answers } from './answers.ts'
import { requestedDocuments } from './documents.ts'

/** Fifth step: numbers of the licences, and the documents themselves; files chosen stay while other steps are shown. */
export function DocumentsPage({
  application,
  isShown = true,
}: StepProps<Answers> & { isShown?: boolean }): ReactElement {
  const files = useChosenFiles()
  const state = useStep(application, 'papers', { extra: files.problems, placeOf: placeOfDocument })
  const { values, ask } = state
  const { typeCode } = application.answers.facility
  const { hasLicence, hasPhilhealth } = rulesOfType(typeCode)
  const types = useCall(
    lookups.publicDocumentTypes,
    { query: requestedDocuments(application.answers) },
    { isEnabled: isShown, keepsPrevious: true },
  )
  return (
    <StepForm
      state={state}
      title="Licences and documents"
      isShown={isShown}
      intro="PDF, JPEG or PNG files of at most 10 MB each. A required document may follow later, but the facility is not accredited before it is there."
    >
      {hasLicence && (
        <FieldRow>
          <TextField {...ask('dohLtoNo')} label="Number of the DOH licence to operate" isRequired />
          <DateField {...ask('dohLtoValidity')} label="Licence valid until" isRequired />
        </FieldRow>
      )}
      {hasPhilhealth && (
        <FieldRow>
          <CodeField
            {...ask('phicAccreditationNo')}
            variant="philhealth"
            label="PhilHealth accreditation number"
            isRequired
          />
          <DateField {...ask('phicValidity')} label="PhilHealth accreditation valid until" isRequired />
        </FieldRow>
      )}
      <DocumentsFields
        title="Documents"
        label="Documents of the facility"
        page="HF_CREDENTIAL"
        types={types}
        documents={values.documents}
        onChange={(next) => state.change((now) => ({ documents: next(now.documents) }))}
        onRowsChange={files.setRows}
        problems={state.problems}
      />
    </StepForm>
  )
}
