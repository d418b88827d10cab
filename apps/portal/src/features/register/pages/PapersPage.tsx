import { publicFacility } from '@capiz/api/contract/facility'
import { lookups } from '@capiz/api/contract/reference'
import { rulesOfType } from '@capiz/domain/facility-type'
import { DateField } from '@capiz/ui/DateField'
import { DocumentUploader, type UploadFunction, type UploadRow } from '@capiz/ui/DocumentUploader'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Notice } from '@capiz/ui/Notice'
import { Section } from '@capiz/ui/Section'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useEffect, useState } from 'react'
import { wordsForError } from '../../../app/report-error.ts'
import { call } from '../../../lib/api.ts'
import type { Problems } from '../../../lib/form-problems.ts'
import { useCall } from '../../../lib/query.tsx'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { today } from '../../../patterns/today.ts'
import type { Answers } from '../model/answers.ts'
import { existingOf, offersOf } from '../model/papers.ts'
import * as styles from '../register.css.ts'
import { StepForm, type StepProps, useStep } from '../StepForm.tsx'

type Papers = Answers['papers']

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

function uploadWith(add: (more: Papers['documents'][number]) => void): UploadFunction {
  return async (row, { signal, onProgress }) => {
    try {
      const held = await call(
        publicFacility.holdFile,
        { files: [row.file] },
        { signal, onProgress: ({ sent, total }) => onProgress((100 * sent) / Math.max(1, total)) },
      )
      const { typeCode, sha256, validityDate: date } = row
      const { uuid, fileName, size } = held
      add({ uuid, fileName, size, typeCode, sha256, date, heldAt: Date.now() })
    } catch (error) {
      throw new Error(wordsForError(error) ?? 'It could not be uploaded.', { cause: error })
    }
  }
}

interface PapersPageProps extends StepProps {
  /** The page stays alive while other steps are shown, so that files chosen and uploads under way are kept. */
  isShown: boolean
}

/** Fifth step: numbers of the licences, and the documents themselves. */
export function PapersPage({ application, isShown }: PapersPageProps): ReactElement {
  const [rows, setRows] = useState<readonly UploadRow[]>([])
  const state = useStep(application, 'papers', () => unsentProblems(rows))
  const { values, change, field } = state
  const { typeCode, ownership } = application.answers.facility
  const { hasLicence, hasPhilhealth } = rulesOfType(typeCode)
  const query = { pageType: 'HF_CREDENTIAL', typeCode, ownership }
  const types = useCall(lookups.publicDocumentTypes, { query }, { isEnabled: isShown, keepsPrevious: true })
  useLeaveWarning(rows.some(({ stage }) => stage !== 'done'))
  const day = today()
  const placeOf = (name: string): string | null | undefined => {
    if (name.startsWith('document-')) return name
    return name.startsWith('documents.') ? null : undefined
  }
  return (
    <StepForm
      state={state}
      title="Licences and documents"
      placeOf={placeOf}
      isShown={isShown}
      intro="PDF, JPEG or PNG files of at most 10 MB each. A required document may follow later, but the facility is not accredited before it is there."
    >
      {hasLicence && (
        <div className={styles.pair}>
          <TextField
            {...field('dohLtoNo')}
            label="Number of the DOH licence to operate"
            isRequired
            value={values.dohLtoNo}
            onChange={(dohLtoNo) => change({ dohLtoNo })}
          />
          <DateField
            {...field('dohLtoValidity')}
            label="Licence valid until"
            isRequired
            value={values.dohLtoValidity}
            onChange={(dohLtoValidity) => change({ dohLtoValidity })}
          />
        </div>
      )}
      {hasPhilhealth && (
        <div className={styles.pair}>
          <TextField
            {...field('phicAccreditationNo')}
            label="PhilHealth accreditation number"
            isRequired
            isCode
            value={values.phicAccreditationNo}
            onChange={(phicAccreditationNo) => change({ phicAccreditationNo })}
          />
          <DateField
            {...field('phicValidity')}
            label="PhilHealth accreditation valid until"
            isRequired
            value={values.phicValidity}
            onChange={(phicValidity) => change({ phicValidity })}
          />
        </div>
      )}
      <Section title="Documents">
        {types.isPending && <LoadingLines count={6} />}
        {types.isError && (
          <ErrorState
            level={3}
            title="The list of documents could not be loaded"
            onRetry={() => void types.refetch()}
            isRetrying={types.isFetching}
          >
            {wordsForError(types.error)}
          </ErrorState>
        )}
        {types.data !== undefined && (
          <DocumentUploader
            label="Documents of the facility"
            offers={offersOf(types.data)}
            existing={existingOf(values.documents, day)}
            today={day}
            upload={uploadWith((more) =>
              application.change('papers', (now) => ({ documents: [...now.documents, more] })),
            )}
            onRowsChange={setRows}
            onRemoveExisting={({ uuid }) =>
              application.change('papers', (now) => ({
                documents: now.documents.filter((paper) => paper.uuid !== uuid),
              }))
            }
            errors={Object.fromEntries(
              Object.entries(state.problems)
                .filter(([name]) => name.startsWith('document-'))
                .map(([name, message]) => [name.slice('document-'.length), message]),
            )}
          />
        )}
        <Notice>
          Uploaded files are held for one day. Send your application within that time, or upload them again.
        </Notice>
      </Section>
    </StepForm>
  )
}
