import { CodeField } from '@capiz/ui/CodeField'
import { Checkbox } from '@capiz/ui/Checkbox'
import { DateField } from '@capiz/ui/DateField'
import { FieldRow } from '@capiz/ui/Form'
import { Notice } from '@capiz/ui/Notice'
import type { ReactElement } from 'react'
import type { StepProps } from '../model/kind.ts'
import { StepForm, type StepState, useStep } from '../StepForm.tsx'
import type { Answers } from './answers.ts'
import { isBirthday } from './checks.ts'
import { associationOf } from './labels.ts'

type Licences = Answers['licences']
type NumberName = 'prcNumber' | 'phicAccreditationNo' | 'ptrNo' | 'associationNo' | 's2No'
type DayName = 'prcValidity' | 'phicValidity' | 'ptrDate' | 'associationValidity' | 's2Validity'

interface LicenceProps {
  state: StepState<Licences>
  number: readonly [name: NumberName, label: string, hint?: string]
  day: readonly [name: DayName, label: string]
  isRequired?: boolean
}

/** A licence is a number and a day. */
function Licence({ state, number, day, isRequired = false }: LicenceProps): ReactElement {
  const { values, change, field } = state
  const [numberName, numberLabel, hint] = number
  const [dayName, dayLabel] = day
  return (
    <FieldRow>
      <CodeField
        {...field(numberName)}
        label={numberLabel}
        hint={hint}
        isRequired={isRequired}
        value={values[numberName]}
        onChange={(text) => change({ [numberName]: text })}
      />
      <DateField
        {...field(dayName)}
        label={dayLabel}
        isRequired={isRequired}
        value={values[dayName]}
        onChange={(date) => change({ [dayName]: date })}
      />
    </FieldRow>
  )
}

/** Third step: the numbers of the licences. */
export function LicencesPage({ application }: StepProps<Answers>): ReactElement {
  const state = useStep(application, 'licences')
  const { values, change } = state
  const association = associationOf(application.answers.person.phyTypeCode)
  return (
    <StepForm
      state={state}
      title="Licences"
      intro="Only the PRC licence is needed to apply. The others must be there before you are accredited."
    >
      <Licence
        state={state}
        isRequired
        number={['prcNumber', 'PRC licence number', 'Up to seven digits.']}
        day={['prcValidity', 'PRC licence valid until']}
      />
      {!isBirthday(application.answers) && (
        <Notice tone="attention" isLive>
          A PRC licence ends on a birthday of its holder. Check this day and your birth date; if both are
          right, just go on.
        </Notice>
      )}
      <Licence
        state={state}
        number={['phicAccreditationNo', 'PhilHealth accreditation number', 'Twelve digits.']}
        day={['phicValidity', 'PhilHealth accreditation valid until']}
      />
      <Checkbox
        isSelected={values.governmentDoctor}
        onChange={(governmentDoctor) => change({ governmentDoctor })}
      >
        I practise in government service only
      </Checkbox>
      {!values.governmentDoctor && (
        <Licence
          state={state}
          number={['ptrNo', 'Professional tax receipt (PTR) number']}
          day={['ptrDate', 'PTR issued on']}
        />
      )}
      <Licence
        state={state}
        number={['associationNo', `${association} membership number`]}
        day={['associationValidity', `${association} membership valid until`]}
      />
      <Licence
        state={state}
        number={['s2No', 'S2 licence number', 'Only if you prescribe dangerous drugs.']}
        day={['s2Validity', 'S2 licence valid until']}
      />
    </StepForm>
  )
}
