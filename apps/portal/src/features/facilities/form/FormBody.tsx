import { facilityFields, facilitySections } from '@capiz/domain/facility'
import { rulesOfType } from '@capiz/domain/facility-type'
import type { ReactElement } from 'react'
import { FormFrame } from '../../../patterns/provider/form/FormFrame.tsx'
import { partOf } from '../../../patterns/provider/form/useProviderForm.ts'
import { facilityKind } from '../kind.ts'
import { AddressSection } from './AddressSection.tsx'
import { Beds } from './Beds.tsx'
import { BlockedReason } from './BlockedReason.tsx'
import { CategoryField, TypeField } from './TypeFields.tsx'
import { ContactSection } from './ContactSection.tsx'
import { MedicalDirector } from './MedicalDirector.tsx'
import { OpeningExceptions } from './OpeningExceptions.tsx'
import { OpeningHours } from './OpeningHours.tsx'
import { ProviderCode } from './ProviderCode.tsx'
import { facilityRows } from './rows.ts'
import { AddTelephone, TelephoneNumbers } from './TelephoneNumbers.tsx'
import { useFacilityForm } from './useFacilityForm.ts'
import type { FacilityValues } from './values.ts'

/** Some types of facilities cannot be added without their licences. */
function isNeeded(id: string, { typeCode }: FacilityValues): boolean {
  const { hasLicence, hasPhilhealth } = rulesOfType(typeCode)
  return id === 'licences' && typeCode !== '' && (hasLicence || hasPhilhealth)
}

/** The form of a facility in its sections. */
export function FormBody({ values, name }: { values: FacilityValues; name?: string }): ReactElement {
  const title = values.code === null ? 'Add a facility' : `Edit ${name ?? 'facility'}`
  const form = useFacilityForm(values, title)
  return (
    <FormFrame
      kind={facilityKind}
      code={values.code}
      name={name}
      title={title}
      form={form}
      declared={partOf<Record<string, unknown>>(form)}
      direct="Contact persons, telephone numbers, website and opening hours change at once."
      never="Status, contract, provider code and networks are changed by the office."
      updateRequest="hf-update"
      sections={facilitySections}
      fields={facilityFields}
      rows={facilityRows}
      isNeeded={isNeeded}
      custom={{ contacts: <ContactSection form={form} />, addresses: <AddressSection form={form} /> }}
      parts={{
        typeCode: <TypeField form={form} />,
        categoryCode: <CategoryField form={form} />,
        bedCapacity: <Beds form={form} />,
        medicalDirector: <MedicalDirector form={form} />,
        telephone: <TelephoneNumbers form={form} />,
        openingHours: <OpeningHours form={form} />,
        openingExceptions: <OpeningExceptions form={form} />,
        hfCode: <ProviderCode form={form} />,
        blockedReason: <BlockedReason form={form} />,
      }}
      after={{ telephone: <AddTelephone form={form} /> }}
    />
  )
}
