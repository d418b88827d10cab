import { lookups } from '@capiz/api/contract/reference'
import { Button } from '@capiz/ui/Button'
import { FieldRow } from '@capiz/ui/Form'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { NumberField } from '@capiz/ui/NumberField'
import { Section } from '@capiz/ui/Section'
import { Inline, Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import type { StepProps } from '../model/kind.ts'
import { StepForm, type StepState, useStep } from '../StepForm.tsx'
import { type Answers, noSpecialty, type Specialty } from './answers.ts'
import { memberships } from '../../../patterns/physician-labels.ts'

const mostSpecialties = 10

const optionsOf = (items: readonly { code: string; description: string }[] | undefined) =>
  (items ?? []).map(({ code, description }) => ({ value: code, label: description }))

interface SpecialtyFieldsProps {
  at: number
  value: Specialty
  isPrimary: boolean
  isOnly: boolean
  field: StepState<Answers['specialties']>['field']
  onChange: (part: Partial<Specialty>) => void
  onPrimary: () => void
  onRemove: () => void
}

type ActionProps = Pick<SpecialtyFieldsProps, 'at' | 'isPrimary' | 'onPrimary' | 'onRemove'>

function SpecialtyActions({ at, isPrimary, onPrimary, onRemove }: ActionProps): ReactElement {
  return (
    <Inline gap={2}>
      {!isPrimary && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Make specialty ${at + 1} the first`}
          onPress={onPrimary}
        >
          Make it the first
        </Button>
      )}
      <Button size="sm" variant="quiet" aria-label={`Remove specialty ${at + 1}`} onPress={onRemove}>
        Remove
      </Button>
    </Inline>
  )
}

type PartProps = Pick<SpecialtyFieldsProps, 'at' | 'value' | 'field' | 'onChange'>

/** Membership in the specialty society, and which society it is. */
function MembershipFields({ at, value, field, onChange }: PartProps): ReactElement {
  const societies = useCall(lookups.publicSocieties, {}).data ?? []
  const of = (name: string) => field(`list.${at}.${name}`)
  return (
    <>
      <NativeSelect
        {...of('membership')}
        label="Membership in the specialty society"
        value={value.membership}
        options={memberships}
        onChange={(membership) => onChange({ membership })}
      />
      {value.membership !== 'NONE' && (
        <NativeSelect
          {...of('societyName')}
          label="Society"
          isRequired
          placeholder="Choose a society"
          options={societies.map(({ description }) => ({ value: description, label: description }))}
          value={value.societyName}
          onChange={(societyName) => onChange({ societyName })}
        />
      )}
    </>
  )
}

function TrainingFields({ at, value, field, onChange }: PartProps): ReactElement {
  const schools = useCall(lookups.publicTrainingInstitutions, { query: {} }).data
  const of = (name: string) => field(`list.${at}.${name}`)
  return (
    <>
      <NativeSelect
        {...of('trainingInstitutionCode')}
        label="Trained at"
        placeholder="Not in the list, or none"
        value={value.trainingInstitutionCode}
        options={optionsOf(schools)}
        onChange={(trainingInstitutionCode) => onChange({ trainingInstitutionCode })}
      />
      <NumberField
        {...of('yearCompleted')}
        label="Year completed"
        minValue={1950}
        maxValue={2100}
        format="year"
        value={value.yearCompleted}
        onChange={(yearCompleted) => onChange({ yearCompleted })}
      />
    </>
  )
}

function SpecialtyFields(props: SpecialtyFieldsProps): ReactElement {
  const { at, value, isPrimary, isOnly, field, onChange, onPrimary, onRemove } = props
  const { specializationCode } = value
  const specialties = useCall(lookups.publicSpecializations, { query: {} }).data
  const narrower = useCall(
    lookups.publicSubspecializations,
    { query: { specializationCode } },
    { isEnabled: specializationCode !== '' },
  ).data
  const of = (name: string) => field(`list.${at}.${name}`)
  return (
    <Section
      level={2}
      title={isPrimary ? 'First specialty' : `Specialty ${at + 1}`}
      actions={isOnly ? undefined : <SpecialtyActions {...{ at, isPrimary, onPrimary, onRemove }} />}
    >
      <FieldRow>
        <NativeSelect
          {...of('specializationCode')}
          label="Specialty"
          isRequired
          placeholder="Choose a specialty"
          value={specializationCode}
          options={optionsOf(specialties)}
          onChange={(code) => onChange({ specializationCode: code, subSpecializationCode: '' })}
        />
        <NativeSelect
          {...of('subSpecializationCode')}
          label="Subspecialty"
          placeholder="None"
          isDisabled={narrower === undefined || narrower.length === 0}
          value={value.subSpecializationCode}
          options={optionsOf(narrower)}
          onChange={(subSpecializationCode) => onChange({ subSpecializationCode })}
        />
        <MembershipFields {...{ at, value, field, onChange }} />
        <TrainingFields {...{ at, value, field, onChange }} />
      </FieldRow>
    </Section>
  )
}

/** Fourth step: what the applicant practises, and where it was learnt. */
export function SpecialtiesPage({ application }: StepProps<Answers>): ReactElement {
  const state = useStep(application, 'specialties')
  const { values, change, field, ask } = state
  const { list, primary } = values
  const setOne = (at: number, part: Partial<Specialty>): void =>
    change({ list: list.map((one, other) => (other === at ? { ...one, ...part } : one)) })
  const remove = (at: number): void =>
    change({
      list: list.filter((_, other) => other !== at),
      primary: primary === at ? 0 : primary - (at < primary ? 1 : 0),
    })
  return (
    <StepForm
      state={state}
      title="Specialties and training"
      intro="Choose general practice or general dentistry when you have no specialty."
    >
      {list.map((one, at) => (
        <SpecialtyFields
          // specialties have no identity before they are sent and never change places
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          at={at}
          value={one}
          isPrimary={at === primary}
          isOnly={list.length === 1}
          field={field}
          onChange={(part) => setOne(at, part)}
          onPrimary={() => change({ primary: at })}
          onRemove={() => remove(at)}
        />
      ))}
      {list.length < mostSpecialties && (
        <Stack align="start">
          <Button onPress={() => change({ list: [...list, noSpecialty] })}>Add another specialty</Button>
        </Stack>
      )}
      <FieldRow>
        <TextField {...ask('medicalSchool')} label="School" />
        <NumberField
          {...ask('yearGraduated')}
          label="Year of graduation"
          minValue={1950}
          maxValue={2100}
          format="year"
        />
      </FieldRow>
    </StepForm>
  )
}
