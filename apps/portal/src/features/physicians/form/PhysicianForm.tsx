import { physician } from '@capiz/api/contract/physician'
import { physicianFields, physicianSections } from '@capiz/domain/physician'
import type { ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { useCan } from '../../../platform/session/session.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { FormFrame } from '../../../patterns/provider/form/FormFrame.tsx'
import { EditPage, NotAllowed } from '../../../patterns/provider/form/FormPage.tsx'
import { partOf } from '../../../patterns/provider/form/useProviderForm.ts'
import { physicianKind } from '../kind.ts'
import { personName } from '@capiz/domain/text'
import { KnownLicence, KnownName } from './Known.tsx'
import { physicianRows } from './rows.ts'
import { SpecialtySection } from './SpecialtySection.tsx'
import { usePhysicianForm } from './usePhysicianForm.ts'
import { emptyPhysician, type PhysicianValues, valuesOf } from './values.ts'

function FormBody({ values, name }: { values: PhysicianValues; name?: string }): ReactElement {
  const title = values.code === null ? 'Add a physician' : `Edit ${name ?? 'physician'}`
  const form = usePhysicianForm(values, title)
  return (
    <FormFrame
      kind={physicianKind}
      code={values.code}
      name={name}
      title={title}
      form={form}
      declared={partOf<Record<string, unknown>>(form)}
      direct="Mobile and telephone number, secretary and the year a specialty was completed change at once."
      never="Status, contract and fee schedule are changed by the office."
      updateRequest="phy-update"
      sections={physicianSections}
      fields={physicianFields}
      rows={physicianRows}
      custom={{ specialties: <SpecialtySection form={form} /> }}
      after={{ firstName: <KnownName form={form} />, prcNumber: <KnownLicence form={form} /> }}
    />
  )
}

/** Edits a physician; protected fields of the own record become a request. */
export function EditPhysician(): ReactElement {
  const { code = '' } = useParams()
  const answer = useCall(physician.get, { params: { code } })
  return (
    <EditPage kind={physicianKind} code={code} answer={answer} nameOf={personName}>
      {(record) => <FormBody key={code} values={valuesOf(record)} name={personName(record)} />}
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
