import { physician } from '@capiz/api/contract/physician'
import type { ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../../app/page-title.ts'
import { useCan, useUser } from '../../../app/session/session.ts'
import { useCall } from '../../../lib/query.tsx'
import { FormFrame } from '../../../patterns/provider/form/FormFrame.tsx'
import { EditPage, NotAllowed } from '../../../patterns/provider/form/FormPage.tsx'
import { PaymentSection, type PaymentValues } from '../../../patterns/provider/form/PaymentSection.tsx'
import { partOf } from '../../../patterns/provider/form/useProviderForm.ts'
import { physicianKind } from '../kind.ts'
import { nameOf } from '../names.ts'
import { ContractSection, KeepingSection } from './ContractSection.tsx'
import { IdentitySection } from './IdentitySection.tsx'
import { LicenceSection } from './LicenceSection.tsx'
import { ReachSection } from './ReachSection.tsx'
import { SpecialtySection } from './SpecialtySection.tsx'
import { TrainingSection } from './TrainingSection.tsx'
import { usePhysicianForm } from './usePhysicianForm.ts'
import { emptyPhysician, type PhysicianValues, valuesOf } from './values.ts'

function FormBody({ values, name }: { values: PhysicianValues; name?: string }): ReactElement {
  const isStaff = useUser().marker === 'ADMIN'
  const title = values.code === null ? 'Add a physician' : `Edit ${name ?? 'physician'}`
  const form = usePhysicianForm(values, title)
  return (
    <FormFrame
      kind={physicianKind}
      code={values.code}
      name={name}
      title={title}
      form={form}
      direct="Mobile and telephone number, secretary and the year a specialty was completed change at once."
      never="Status, contract and fee schedule are changed by the office."
      updateRequest="phy-update"
    >
      <IdentitySection form={form} />
      <ReachSection form={form} />
      <LicenceSection form={form} />
      <SpecialtySection form={form} />
      <TrainingSection form={form} />
      {isStaff ? <ContractSection form={form} /> : null}
      <PaymentSection form={partOf<PaymentValues>(form)} isTinRequired={false} />
      {isStaff ? <KeepingSection form={form} /> : null}
    </FormFrame>
  )
}

/** Edits a physician; protected fields of the own record become a request. */
export function EditPhysician(): ReactElement {
  const { code = '' } = useParams()
  const answer = useCall(physician.get, { params: { code } })
  return (
    <EditPage kind={physicianKind} code={code} answer={answer} nameOf={nameOf}>
      {(record) => <FormBody key={code} values={valuesOf(record)} name={nameOf(record)} />}
    </EditPage>
  )
}

/** Adds a physician. */
export function AddPhysician(): ReactElement {
  usePageTitle('Add a physician')
  return useCan()('PHY_EDIT') ? (
    <FormBody values={emptyPhysician} />
  ) : (
    <NotAllowed kind={physicianKind} what="add physicians" />
  )
}
