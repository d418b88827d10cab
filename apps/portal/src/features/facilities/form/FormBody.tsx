import { facilityFields, facilitySections } from '@capiz/domain/facility'
import type { ReactElement } from 'react'
import { DeclaredSection } from '../../../patterns/provider/form/DeclaredSection.tsx'
import { FormFrame } from '../../../patterns/provider/form/FormFrame.tsx'
import { partOf } from '../../../patterns/provider/form/useProviderForm.ts'
import { facilityKind } from '../kind.ts'
import { AddressSection } from './AddressSection.tsx'
import { BlockedReason } from './BlockedReason.tsx'
import { CategoryField, TypeField } from './TypeFields.tsx'
import { ContactSection } from './ContactSection.tsx'
import { OpeningExceptions } from './OpeningExceptions.tsx'
import { OpeningHours } from './OpeningHours.tsx'
import { ProviderCode } from './ProviderCode.tsx'
import { TelephoneNumbers } from './TelephoneNumbers.tsx'
import { useFacilityForm } from './useFacilityForm.ts'
import type { FacilityValues } from './values.ts'

/** The form of a facility in its sections. */
export function FormBody({ values, name }: { values: FacilityValues; name?: string }): ReactElement {
  const title = values.code === null ? 'Add a facility' : `Edit ${name ?? 'facility'}`
  const form = useFacilityForm(values, title)
  const declared = {
    sections: facilitySections,
    fields: facilityFields,
    form: partOf<Record<string, unknown>>(form),
  }
  return (
    <FormFrame
      kind={facilityKind}
      code={values.code}
      name={name}
      title={title}
      form={form}
      direct="Contact persons, telephone numbers, website and opening hours change at once."
      never="Status, contract, provider code and networks are changed by the office."
      updateRequest="hf-update"
    >
      <DeclaredSection
        {...declared}
        id="identity"
        parts={{ typeCode: <TypeField form={form} />, categoryCode: <CategoryField form={form} /> }}
      />
      <DeclaredSection {...declared} id="contact" parts={{ telephone: <TelephoneNumbers form={form} /> }} />
      <DeclaredSection
        {...declared}
        id="hours"
        parts={{
          openingHours: <OpeningHours form={form} />,
          openingExceptions: <OpeningExceptions form={form} />,
        }}
      />
      <ContactSection form={form} />
      <AddressSection form={form} />
      <DeclaredSection {...declared} id="licences" />
      <DeclaredSection {...declared} id="contract" parts={{ hfCode: <ProviderCode form={form} /> }} />
      <DeclaredSection {...declared} id="payment" />
      <DeclaredSection {...declared} id="record" parts={{ blockedReason: <BlockedReason form={form} /> }} />
    </FormFrame>
  )
}
