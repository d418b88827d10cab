import type { ReactElement } from 'react'
import { useUser } from '../../../app/session/session.ts'
import { FormFrame } from '../../../patterns/provider/form/FormFrame.tsx'
import { PaymentSection, type PaymentValues } from '../../../patterns/provider/form/PaymentSection.tsx'
import { partOf } from '../../../patterns/provider/form/useProviderForm.ts'
import { facilityKind } from '../kind.ts'
import { AddressSection } from './AddressSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { CreditTerm } from './CreditTerm.tsx'
import { IdentitySection } from './IdentitySection.tsx'
import { KeepingSection } from './KeepingSection.tsx'
import { ContractSection, LicenceSection } from './LicenceSection.tsx'
import { ReachSection } from './ReachSection.tsx'
import { useFacilityForm } from './useFacilityForm.ts'
import type { FacilityValues } from './values.ts'

/** The form of a facility in its sections. */
export function FormBody({ values, name }: { values: FacilityValues; name?: string }): ReactElement {
  const isStaff = useUser().marker === 'ADMIN'
  const title = values.code === null ? 'Add a facility' : `Edit ${name ?? 'facility'}`
  const form = useFacilityForm(values, title)
  return (
    <FormFrame
      kind={facilityKind}
      code={values.code}
      name={name}
      title={title}
      form={form}
      direct="Contact persons, telephone numbers, website and clinic hours change at once."
      never="Status, contract, provider code and networks are changed by the office."
      updateRequest="hf-update"
    >
      <IdentitySection form={form} />
      <ReachSection form={form} />
      <ContactSection form={form} />
      <AddressSection form={form} />
      <LicenceSection form={form} />
      {isStaff ? <ContractSection form={form} /> : null}
      <PaymentSection form={partOf<PaymentValues>(form)} isTinRequired credit={<CreditTerm form={form} />} />
      {isStaff ? <KeepingSection form={form} /> : null}
    </FormFrame>
  )
}
