import { contactFields } from '@capiz/domain/facility'
import { FieldRow } from '@capiz/ui/Form'
import { Section } from '@capiz/ui/Section'
import type { ReactElement } from 'react'
import { CardRows } from '../../../patterns/provider/form/CardRows.tsx'
import { FieldAt } from '../../../patterns/provider/form/FieldAt.tsx'
import { partOf } from '../../../patterns/provider/form/useProviderForm.ts'
import { facilityField } from './fields.ts'
import type { FacilityFormHandle } from './useFacilityForm.ts'
import { emptyContact } from './values.ts'

const { label, max } = facilityField('contacts')

/** The people to talk to. */
export function ContactSection({ form }: { form: FacilityFormHandle }): ReactElement {
  return (
    <Section id="contacts" title={label}>
      <form.api.Field name="contacts" mode="array">
        {(list) => (
          <CardRows list={list} noun="Contact person" addLabel="Add a person" most={max} empty={emptyContact}>
            {(at) => (
              <FieldRow>
                {contactFields.map((field) => (
                  <FieldAt
                    key={field.name}
                    form={partOf<Record<string, unknown>>(form)}
                    field={field}
                    path={`contacts[${at}].${field.name}`}
                  />
                ))}
              </FieldRow>
            )}
          </CardRows>
        )}
      </form.api.Field>
    </Section>
  )
}
