import { facility } from '@capiz/api/contract/facility'
import type { ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { useCan } from '../../../platform/session/session.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { EditPage, NotAllowed } from '../../../patterns/provider/form/FormPage.tsx'
import { facilityKind } from '../kind.ts'
import { FormBody } from './FormBody.tsx'
import { emptyFacility, valuesOf } from './values.ts'

function Edit({ code }: { code: string }): ReactElement {
  const answer = useCall(facility.get, { params: { code } })
  return (
    <EditPage kind={facilityKind} code={code} answer={answer} nameOf={({ name }) => name}>
      {(record) => <FormBody key={code} values={valuesOf(record)} name={record.name} />}
    </EditPage>
  )
}

/** Adds a facility or edits one; protected fields of a coordinator become a request. */
export function FacilityForm(): ReactElement {
  const { code } = useParams()
  const can = useCan()
  if (code !== undefined) return <Edit code={code} />
  return can('HF_EDIT') ? (
    <FormBody values={emptyFacility} />
  ) : (
    <NotAllowed kind={facilityKind} what="add facilities" />
  )
}
