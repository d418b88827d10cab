import { referenceCalls } from '@capiz/api/contract/reference-list'
import { ComboBox } from '@capiz/ui/ComboBox'
import type { ReactElement } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useCall } from '../../../platform/data/query.tsx'

/** Goes to the prices of a society, also of one that has none yet; the societies are those of the specializations. */
export function SocietyPicker(): ReactElement {
  const { path = '' } = useParams()
  const navigate = useNavigate()
  const items = useCall(referenceCalls.specialization.list, { query: { size: 1000 } }).data?.content ?? []
  const societies = [...new Set(items.flatMap(({ medicalSociety }) => medicalSociety ?? []))].sort()
  return (
    <ComboBox
      label="Go to a society"
      placeholder="Also one without prices"
      width="medium"
      value={null}
      options={societies.map((society) => ({ id: society, label: society }))}
      onChange={(society) => {
        if (society !== null) void navigate(`/rates/${path}/${encodeURIComponent(society)}`)
      }}
    />
  )
}
