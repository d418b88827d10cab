import type { RecordField as Field } from '@capiz/domain/record'
import { Button } from '@capiz/ui/Button'
import {
  type DocumentOffer,
  DocumentUploader,
  rowProblem,
  type UploadRow,
  uploadLists,
} from '@capiz/ui/accreditation/DocumentUploader'
import { FieldRow, Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { Heading } from '@capiz/ui/Heading'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { PageHeader } from '@capiz/ui/PageHeader'
import { ProgressBar } from '@capiz/ui/ProgressBar'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { useCan } from '../../../platform/session/session.ts'
import { ConflictDialog } from '../../../platform/forms/ConflictDialog.tsx'
import { OpenRequestNotice } from '../../../patterns/OpenRequestNotice.tsx'
import { today } from '../../../patterns/today.ts'
import type { ChosenFile, RecordView } from '../model/calls.ts'
import { useRecordPlace } from '../model/place.ts'
import { keyOf, ownerFieldOf, type RecordScreen } from '../model/screens.ts'
import { useChoices } from '../model/use-choices.ts'
import { entityLabel, nameOf, oneOf } from '../model/labels.ts'
import { Crumbs } from '../Crumbs.tsx'
import { Differences } from './Differences.tsx'
import * as styles from './form.css.ts'
import { Hints } from './Hints.tsx'
import { RecordField } from './RecordField.tsx'
import { useOffers } from './use-offers.ts'
import { useRecordForm } from './use-record-form.ts'
import { enteredFields } from './values.ts'

interface RecordFormProps {
  screen: RecordScreen
  /** the record that is changed; a new one without it */
  record?: RecordView
}

const isWide = ({ kind }: Field): boolean => kind === 'longText' || kind === 'ratings'

const chosen = (rows: readonly UploadRow[], offers: readonly DocumentOffer[]): ChosenFile[] => {
  const { files, documentTypes, validityDates } = uploadLists(rows, offers)
  return files.map((file, at) => ({
    file,
    documentType: documentTypes[at] ?? '',
    validityDate: validityDates[at] ?? '',
  }))
}

/** Shows the consequence of saving a check-in before anything is typed. */
function Consequence({ screen }: { screen: RecordScreen }): ReactElement | null {
  const { owner } = useRecordPlace()
  const isStaff = useCan()('REQUEST_REVIEW')
  if (screen.pages === undefined) return null
  const type = screen.name === 'facility-check-in' ? 'hf-kamustahan' : 'dentist-kamustahan'
  return (
    <Stack gap={3}>
      <Text tone="muted" hasMeasure>
        {`A check-in is sent for approval. Once it is noted, the credentials handed in with it go to ${isStaff ? 'the provider’s record' : 'your record'}.`}
      </Text>
      {owner === undefined ? null : <OpenRequestNotice code={owner.code} type={type} />}
    </Stack>
  )
}

/** The fields that are entered; the provider is not one of them where it is known. */
function fieldsOf(screen: RecordScreen, record: RecordView | undefined, ownerCode: string | undefined) {
  const hasOwner = ownerCode !== undefined
  const ownerField = ownerCode === undefined ? screen.ownerField : ownerFieldOf(screen, ownerCode)
  const isOwnerFixed = hasOwner || (record !== undefined && screen.owner !== 'none')
  return enteredFields(screen).filter(
    ({ name }) =>
      name !== 'applicantType' &&
      !(isOwnerFixed && name === ownerField && (hasOwner || record?.owner !== null)),
  )
}

type FormHandle = ReturnType<typeof useRecordForm>

interface FieldCellProps {
  field: Field
  form: FormHandle
  record: RecordView | undefined
  terms: ReturnType<ReturnType<typeof useChoices>>
}

function FieldCell({ field, form, record, terms }: FieldCellProps): ReactElement {
  const control = (
    <form.api.Field name={field.name}>
      {(bound) => (
        <RecordField
          field={field}
          binding={form.bind(bound)}
          terms={terms}
          ownerName={record?.words[field.name] ?? record?.owner?.name}
        />
      )}
    </form.api.Field>
  )
  return isWide(field) ? <div className={styles.wide}>{control}</div> : control
}

interface FilesSectionProps {
  screen: RecordScreen
  offers: ReturnType<typeof useOffers>
  /** the form was sent without the file it needs */
  isMissing: boolean
  onRows: (rows: readonly UploadRow[]) => void
  /** what is wrong with the new files, by row */
  errors: Readonly<Record<string, string>> | undefined
}

function FilesSection({ screen, offers, isMissing, onRows, errors }: FilesSectionProps): ReactElement {
  return (
    <Section
      title="Files"
      description={
        screen.isUpload === true
          ? 'One file. It replaces the one of the same year and area, which is kept.'
          : undefined
      }
    >
      {isMissing ? (
        <Notice tone="danger" isLive>
          Add the file that is to be uploaded.
        </Notice>
      ) : null}
      <DocumentUploader
        label={`Files of the ${entityLabel(screen)}`}
        offers={offers}
        today={today()}
        onRowsChange={onRows}
        errors={errors}
      />
    </Section>
  )
}

interface ActionsProps {
  screen: RecordScreen
  form: FormHandle
  /** where Cancel leads */
  back: string
}

/** Saving with its progress, and the way out. */
function Actions({ screen, form, back }: ActionsProps): ReactElement {
  return (
    <form.api.Subscribe selector={(state) => state.isSubmitting}>
      {(isSubmitting) => (
        <>
          {isSubmitting && form.progress !== undefined ? (
            <ProgressBar label="Uploading the files" value={form.progress} />
          ) : null}
          <FormActions
            isSticky
            note={
              screen.fileCalls === undefined
                ? 'A draft is kept on this device.'
                : 'A draft is kept on this device, without files.'
            }
          >
            <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel="Saving">
              {screen.pages !== undefined ? 'Send for approval' : 'Save'}
            </Button>
            <LinkButton href={back}>Cancel</LinkButton>
          </FormActions>
        </>
      )}
    </form.api.Subscribe>
  )
}

/** The form of a record, made from its declaration: its fields, its files, and what is wrong with them. */
export function RecordForm({ screen, record }: RecordFormProps): ReactElement {
  const { to, owner } = useRecordPlace()
  const [rows, setRows] = useState<readonly UploadRow[]>([])
  const [isChecked, setChecked] = useState(false)
  const offers = useOffers(screen, record?.files.length ?? 0)
  const form = useRecordForm({ screen, record, files: chosen(rows, offers) })
  const termsOf = useChoices(screen.fields)
  const fields = fieldsOf(screen, record, owner?.code)
  const title = record === undefined ? `Add ${oneOf(screen)}` : `Edit ${nameOf(screen, record)}`
  const label = screen.isUpload === true ? `Upload ${oneOf(screen)}` : title
  usePageTitle(label)
  const isFileMissing = screen.isUpload === true && rows.length === 0
  const rowProblems = rows.flatMap((row, at): [string, string][] => {
    const message = rowProblem(row, offers, today()) ?? form.badFiles.get(at)
    return message === undefined ? [] : [[row.id, message]]
  })
  const submit = (): void => {
    setChecked(true)
    if (!isFileMissing && rows.every((row) => rowProblem(row, offers, today()) === undefined)) form.submit()
  }
  const back = record === undefined ? to({ at: 'list' }) : to({ at: 'record', key: keyOf(screen, record) })
  return (
    <Stack gap={5}>
      <Crumbs screen={screen} record={record} last={record === undefined ? 'Add' : 'Edit'} />
      {owner === undefined ? <PageHeader title={label} /> : <Heading level={2}>{label}</Heading>}
      <Form onSubmit={submit} aria-label={label}>
        <Stack gap={6}>
          <Consequence screen={screen} />
          {form.draft}
          {form.summary}
          <FieldRow>
            {fields.map((field) => (
              <FieldCell key={field.name} {...{ field, form, record }} terms={termsOf(field.name)} />
            ))}
          </FieldRow>
          <form.api.Subscribe selector={(state) => state.values}>
            {(values) => <Hints screen={screen} values={values} />}
          </form.api.Subscribe>
          {screen.fileCalls === undefined ? null : (
            <FilesSection
              {...{ screen, offers }}
              isMissing={isChecked && isFileMissing}
              onRows={setRows}
              errors={isChecked ? Object.fromEntries(rowProblems) : undefined}
            />
          )}
          <Actions {...{ screen, form, back }} />
        </Stack>
      </Form>
      <ConflictDialog conflict={form.conflict}>
        {form.conflict === undefined ? null : (
          <Differences screen={screen} draft={form.api.state.values} stored={form.conflict.stored} />
        )}
      </ConflictDialog>
    </Stack>
  )
}
