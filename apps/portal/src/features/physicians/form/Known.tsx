import { duplicate } from '@capiz/api/contract/duplicate'
import { physician } from '@capiz/api/contract/physician'
import { tierLabels } from '@capiz/domain/duplicate'
import { plural } from '@capiz/domain/text'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useEffect, useState } from 'react'
import { useCan, useUser } from '../../../platform/session/session.ts'
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

function NameKnown({ values: { firstName, lastName, birthDate, code } }: CheckProps): ReactElement | null {
  const typed = JSON.stringify({ firstName: firstName.trim(), lastName: lastName.trim() })
  const still = useStill(typed)
  const name = JSON.parse(still) as { firstName: string; lastName: string }
  const isEnabled = name.firstName !== '' && name.lastName !== ''
  const body = { ...name, birthDate: birthDate === '' ? null : birthDate, code }
  const isKnown = useCall(physician.nameExists, { body }, { isEnabled }).data === true
  if (!isKnown || still !== typed) return null
  return (
    <Notice tone="attention" title="A physician of this name is on record" isLive>
      Check that this is somebody else before you go on.
    </Notice>
  )
}

/** Most records named while the name is typed. */
const mostShown = 3

const compared = [
  'lastName',
  'firstName',
  'middleName',
  'suffix',
  'prcNumber',
  'emailAddress',
  'mobileNumber',
] as const

function candidateOf(values: PhysicianValues) {
  const typed = Object.fromEntries(compared.map((name) => [name, values[name].trim()]))
  const body = { lastName: '', firstName: '', ...typed, phyTypeCode: values.phyTypeCode, code: values.code }
  return { ...body, birthDate: values.birthDate === '' ? null : values.birthDate }
}

/** Records a person would take for the one being typed, each with the reasons. */
function Matches({ values }: CheckProps): ReactElement | null {
  const typed = JSON.stringify(candidateOf(values))
  const still = useStill(typed)
  const body = JSON.parse(still) as ReturnType<typeof candidateOf>
  const isEnabled = body.firstName !== '' && body.lastName !== ''
  const found = useCall(duplicate.matchPhysicians, { body }, { isEnabled }).data ?? []
  if (found.length === 0 || still !== typed) return null
  return (
    <Notice
      tone="attention"
      title={`${plural(found.length, 'physician on record looks', 'physicians on record look')} like this one`}
      isLive
    >
      <Stack as="ul" gap={1}>
        {found.slice(0, mostShown).map((one) => (
          <li key={one.code}>
            <Link href={`/doctor/${one.code}`} target="_blank">
              {one.name}
            </Link>
            {`, ${one.tier ? tierLabels[one.tier].toLowerCase() : 'possibly the same'}: ${reasonsText(one.reasons)}`}
          </li>
        ))}
      </Stack>
    </Notice>
  )
}

/** The fields that agree, in one line. */
const reasonsText = (reasons: readonly { label: string; likeness?: string | null | undefined }[]): string =>
  reasons
    .filter(({ likeness }) => likeness !== 'different')
    .map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1))
    .join(', ')

/** Staff see the records themselves; a coordinator learns that the name is on record. */
function NameCheck({ values }: CheckProps): ReactElement {
  const [can, { marker }] = [useCan(), useUser()]
  return can('PHY_VIEW') && marker === 'ADMIN' ? <Matches values={values} /> : <NameKnown values={values} />
}

function PrcCheck({ values: { prcNumber, phyTypeCode, code } }: CheckProps): ReactElement | null {
  const typed = prcNumber.trim()
  const still = useStill(typed)
  const isEnabled = /^\d{4,7}$/.test(still)
  const body = { prcNumber: still, phyTypeCode, code }
  const isKnown = useCall(physician.prcExists, { body }, { isEnabled }).data === true
  if (!isKnown || still !== typed) return null
  return (
    <Notice tone="attention" title="This PRC number is on record already" isLive>
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
