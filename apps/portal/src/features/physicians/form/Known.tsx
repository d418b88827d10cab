import { physician } from '@capiz/api/contract/physician'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { type ReactElement, useEffect, useState } from 'react'
import { useCan } from '../../../platform/session/session.ts'
import { useCall } from '../../../platform/data/query.tsx'
import type { PhysicianFormHandle } from './usePhysicianForm.ts'
import type { PhysicianValues } from './values.ts'

/** Milliseconds without a change after which what was typed is looked up. */
const pause = 600

/** The value once it has stood still for a moment. */
function useStill(value: string): string {
  const [still, setStill] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return still
}

interface CheckProps {
  values: PhysicianValues
}

function NameCheck({ values: { firstName, lastName, birthDate, code } }: CheckProps): ReactElement | null {
  const typed = JSON.stringify({ firstName: firstName.trim(), lastName: lastName.trim() })
  const still = useStill(typed)
  const name = JSON.parse(still) as { firstName: string; lastName: string }
  const isEnabled = name.firstName !== '' && name.lastName !== ''
  const body = { ...name, birthDate: birthDate === '' ? null : birthDate, code }
  const isKnown = useCall(physician.nameExists, { body }, { isEnabled }).data === true
  const canSearch = useCan()('PHY_VIEW')
  if (!isKnown || still !== typed) return null
  return (
    <Notice kind="attention" title="A physician of this name is on record" isLive>
      Check that this is somebody else before you go on.{' '}
      {canSearch ? (
        <Link
          href={`/doctor?term=${encodeURIComponent(`${name.lastName} ${name.firstName}`)}`}
          target="_blank"
        >
          Show the physicians of this name
        </Link>
      ) : null}
    </Notice>
  )
}

function PrcCheck({ values: { prcNumber, phyTypeCode, code } }: CheckProps): ReactElement | null {
  const typed = prcNumber.trim()
  const still = useStill(typed)
  const isEnabled = /^\d{4,7}$/.test(still)
  const body = { prcNumber: still, phyTypeCode, code }
  const isKnown = useCall(physician.prcExists, { body }, { isEnabled }).data === true
  if (!isKnown || still !== typed) return null
  return (
    <Notice kind="attention" title="This PRC number is on record already" isLive>
      {`Another ${phyTypeCode === 'DMD' ? 'dentist' : 'physician'} has the licence ${still.padStart(7, '0')}. Check the number on the card.`}
    </Notice>
  )
}

/** Shows, while the name is typed, that a person of this name is on record. */
export function KnownName({ form }: { form: PhysicianFormHandle }): ReactElement {
  return (
    <form.api.Subscribe selector={(state) => state.values}>
      {(values) => <NameCheck values={values} />}
    </form.api.Subscribe>
  )
}

/** Shows, while it is typed, that the licence number belongs to another person. */
export function KnownLicence({ form }: { form: PhysicianFormHandle }): ReactElement {
  return (
    <form.api.Subscribe selector={(state) => state.values}>
      {(values) => <PrcCheck values={values} />}
    </form.api.Subscribe>
  )
}
