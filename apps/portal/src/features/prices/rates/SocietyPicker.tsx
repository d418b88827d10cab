import { ComboBox } from '@capiz/ui/ComboBox'
import { Link } from '@capiz/ui/Link'
import type { ReactElement } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useTermOptions } from '../../../patterns/field/use-term-options.ts'
import { useCan } from '../../../platform/session/session.ts'

/** Goes to the prices of a society of the list, also of one that has none yet. */
export function SocietyPicker(): ReactElement {
  const { path = '' } = useParams()
  const navigate = useNavigate()
  const can = useCan()
  const societies = useTermOptions({ kind: 'text', list: 'society' })
  return (
    <ComboBox
      label="Go to a society"
      placeholder="Also one without prices"
      width="medium"
      value={null}
      options={societies.map(({ value, label }) => ({ id: value, label }))}
      empty={
        <>
          No society of the list has this name.{' '}
          {can('REFERENCE_EDIT') ? <Link href="/provider/society">Add it to the list</Link> : null}
        </>
      }
      onChange={(society) => {
        if (society !== null) void navigate(`/rates/${path}/${encodeURIComponent(society)}`)
      }}
    />
  )
}
