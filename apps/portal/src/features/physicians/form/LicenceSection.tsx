import { lookups } from '@capiz/api/contract/reference'
import { Checkbox } from '@capiz/ui/Checkbox'
import { DateField } from '@capiz/ui/DateField'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { useCall } from '../../../lib/query.tsx'
import { dayBinding } from '../../../patterns/provider/form/day.ts'
import { KnownLicence } from './Known.tsx'
import type { PhysicianFormHandle } from './usePhysicianForm.ts'

/** A number with the day that goes with it. */
type Paper = 'ptr' | 's2' | 'association' | 'phic'

interface PaperText {
  no: 'ptrNo' | 's2No' | 'associationNo' | 'phicAccreditationNo'
  day: 'ptrDate' | 's2Validity' | 'associationValidity' | 'phicValidity'
  label: string
  dayLabel: string
  hint?: string
}

const papers: Readonly<Record<Paper, PaperText>> = {
  ptr: {
    no: 'ptrNo',
    day: 'ptrDate',
    label: 'Professional tax receipt',
    dayLabel: 'Professional tax receipt issued on',
    hint: 'Counts until 31 December of its year. Government doctors need none.',
  },
  s2: {
    no: 's2No',
    day: 's2Validity',
    label: 'S2 licence',
    dayLabel: 'S2 licence valid until',
    hint: 'For dangerous drugs; leave both empty when there is none.',
  },
  association: {
    no: 'associationNo',
    day: 'associationValidity',
    label: 'PMA or PDA number',
    dayLabel: 'Association membership valid until',
  },
  phic: {
    no: 'phicAccreditationNo',
    day: 'phicValidity',
    label: 'PhilHealth accreditation number',
    dayLabel: 'PhilHealth accreditation valid until',
    hint: '12 digits.',
  },
}

function PaperFields({
  form: { api, bind },
  paper,
}: {
  form: PhysicianFormHandle
  paper: Paper
}): ReactElement {
  const { no, day, label, dayLabel, hint } = papers[paper]
  return (
    <>
      <api.Field name={no}>
        {(field) => <TextField label={label} isCode hint={hint} {...bind(field)} />}
      </api.Field>
      <api.Field name={day}>
        {(field) => <DateField label={dayLabel} {...dayBinding(bind(field))} />}
      </api.Field>
    </>
  )
}

/** The licences and memberships the profession asks for. */
export function LicenceSection({ form }: { form: PhysicianFormHandle }): ReactElement {
  const { api, bind } = form
  const levels = useCall(lookups.publicPhicCategories, {}).data ?? []
  return (
    <Section id="licences" title="Licences">
      <Stack gap={5}>
        <api.Field name="prcNumber">
          {(field) => (
            <TextField
              label="PRC number"
              isRequired
              isCode
              inputMode="numeric"
              width="short"
              maxLength={7}
              hint="Up to 7 digits."
              {...bind(field)}
            />
          )}
        </api.Field>
        <KnownLicence form={form} />
        <api.Field name="prcValidity">
          {(field) => (
            <DateField
              label="PRC licence valid until"
              isRequired
              hint="A licence ends on a birthday."
              {...dayBinding(bind(field))}
            />
          )}
        </api.Field>
        <api.Field name="governmentDoctor">
          {(field) => {
            const { value, ...rest } = bind(field)
            return (
              <Checkbox isSelected={value} {...rest}>
                Government doctor
              </Checkbox>
            )
          }}
        </api.Field>
        <PaperFields form={form} paper="ptr" />
        <PaperFields form={form} paper="s2" />
        <PaperFields form={form} paper="association" />
        <PaperFields form={form} paper="phic" />
        <api.Field name="phicCategoryCode">
          {(field) => (
            <NativeSelect
              label="PhilHealth category"
              placeholder="None"
              options={levels
                .filter(({ groupBy }) => groupBy === 'PROFESSIONAL')
                .map(({ code, description }) => ({ value: code, label: description }))}
              {...bind(field)}
            />
          )}
        </api.Field>
      </Stack>
    </Section>
  )
}
