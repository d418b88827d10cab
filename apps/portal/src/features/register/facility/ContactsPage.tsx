import { Button } from '@capiz/ui/Button'
import { Checkbox } from '@capiz/ui/Checkbox'
import { FieldRow } from '@capiz/ui/Form'
import { ScheduleField } from '@capiz/ui/ScheduleField'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { weekEntry } from '../../../patterns/week-entry.ts'
import { type Answers, noPerson, type Person } from './answers.ts'
import type { StepProps } from '../model/kind.ts'
import { MailField, TaxFields } from '../pages/ContactFields.tsx'
import { StepForm, type StepState, useStep } from '../StepForm.tsx'

const mostPersons = 10

interface PersonFieldsProps {
  at: number
  person: Person
  field: StepState<Answers['contacts']>['field']
  onChange: (part: Partial<Person>) => void
  onRemove: (() => void) | undefined
}

function PersonFields({ at, person, field, onChange, onRemove }: PersonFieldsProps): ReactElement {
  const of = (name: string) => field(`persons.${at}.${name}`)
  return (
    <Section
      level={2}
      title={at === 0 ? 'Contact person' : `Contact person ${at + 1}`}
      actions={
        onRemove && (
          <Button size="sm" variant="quiet" aria-label={`Remove contact person ${at + 1}`} onPress={onRemove}>
            Remove
          </Button>
        )
      }
    >
      <FieldRow>
        <TextField
          {...of('name')}
          label="Name"
          isRequired
          value={person.name}
          onChange={(name) => onChange({ name })}
        />
        <TextField
          {...of('position')}
          label="Position"
          value={person.position}
          onChange={(position) => onChange({ position })}
        />
        <TextField
          {...of('telephone')}
          label="Telephone"
          type="tel"
          value={person.telephone}
          onChange={(telephone) => onChange({ telephone })}
        />
        <TextField
          {...of('emailAddress')}
          label="E-mail"
          type="email"
          value={person.emailAddress}
          onChange={(emailAddress) => onChange({ emailAddress })}
        />
      </FieldRow>
    </Section>
  )
}

/** When the facility is open: at all hours, or the hours of the week and whether they hold on holidays. */
function OpeningFields({ state }: { state: StepState<Answers['contacts']> }): ReactElement {
  const { values, change, field, ask } = state
  return (
    <>
      <Checkbox isSelected={values.openAlways} onChange={(openAlways) => change({ openAlways })}>
        Open at all hours
      </Checkbox>
      {!values.openAlways && (
        <>
          <ScheduleField
            {...field('openingHours')}
            label="Weekly hours"
            value={values.openingHours.map(weekEntry)}
            onChange={(blocks) =>
              change({
                openingHours: blocks.map(({ day, from, to }) => ({ day, startTime: from, endTime: to })),
              })
            }
          />
          <Checkbox
            isSelected={values.openOnHolidays}
            onChange={(openOnHolidays) => change({ openOnHolidays })}
          >
            Open on holidays
          </Checkbox>
        </>
      )}
      <TextArea {...ask('clinicHours')} label="Notes on opening hours" rows={2} />
    </>
  )
}

/** Fourth step: how to reach the facility, whom to ask, and its tax number. */
export function ContactsPage({ application }: StepProps<Answers>): ReactElement {
  const state = useStep(application, 'contacts')
  const { values, change, field, ask } = state
  const { persons } = values
  const setPerson = (at: number, part: Partial<Person>): void =>
    change({ persons: persons.map((person, other) => (other === at ? { ...person, ...part } : person)) })
  return (
    <StepForm state={state} title="Contacts and tax">
      <TaxFields state={state} label="The facility is registered for VAT" isRequired />
      <MailField state={state} label="E-mail address of the facility" />
      <FieldRow>
        <TextField
          {...ask('telephone')}
          label="Telephone"
          hint="With area code. This or a mobile number."
          type="tel"
          autoComplete="tel"
        />
        <TextField {...ask('mobile')} label="Mobile number" hint="Such as 09175550123." isCode type="tel" />
      </FieldRow>
      <TextField {...ask('website')} label="Website" hint="Begins with https:// or http://." type="url" />
      <OpeningFields state={state} />
      {persons.map((person, at) => (
        <PersonFields
          // persons have no identity before they are sent and never change places
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          at={at}
          person={person}
          field={field}
          onChange={(part) => setPerson(at, part)}
          onRemove={
            persons.length > 1
              ? () => change({ persons: persons.filter((_, other) => other !== at) })
              : undefined
          }
        />
      ))}
      {persons.length < mostPersons && (
        <Stack align="start">
          <Button onPress={() => change({ persons: [...persons, noPerson] })}>
            Add another contact person
          </Button>
        </Stack>
      )}
    </StepForm>
  )
}
