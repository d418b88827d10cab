import { publicFacility } from '@capiz/api/contract/public-facility'
import { matchFacilities, normaliseFacilityName } from '@capiz/domain/duplicate'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useEffect, useState } from 'react'
import { useCall } from '../../../platform/data/query.tsx'

/** Milliseconds after the last key until the names are compared. */
const pause = 500
const shortest = 3
const mostShown = 3

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** The longest word of a name without "hospital" and the like: what the others are looked for by. */
function longestWord(name: string): string {
  const nameParts = normaliseFacilityName(name).split(' ')
  return nameParts.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

/** Accredited facilities of a like name, shown while the name is typed; the whole comparison comes with sending. */
export function PossibleDuplicates({
  name,
  typeCode,
}: {
  name: string
  typeCode: string
}): ReactElement | null {
  const term = longestWord(useSettled(name))
  const isEnabled = term.length >= shortest
  const found = useCall(publicFacility.search, { query: { name: term } }, { isEnabled }).data?.content ?? []
  const likeIt = found.flatMap((one) => {
    const { levels } = matchFacilities({ name, typeCode }, { name: one.name, typeCode: one.type.code })
    const alike = levels.filter(({ likeness }) => likeness !== 'different')
    const isAlike = alike.some(({ signal }) => signal === 'name')
    return isAlike ? [{ ...one, reasons: alike.map(({ label }) => label.toLowerCase()).join(', ') }] : []
  })
  if (!isEnabled || likeIt.length === 0) return null
  return (
    <Notice
      tone="attention"
      isLive
      title={
        likeIt.length === 1
          ? 'A facility like this is accredited already'
          : 'Facilities like this are accredited already'
      }
    >
      <Stack gap={2}>
        <Stack as="ul" gap={1}>
          {likeIt.slice(0, mostShown).map(({ code, name: candidateName, type, city, reasons }) => (
            <li key={code}>
              <Link href={`/directory/${code}`} target="_blank">
                {candidateName}
              </Link>
              {`, ${[type.description, city].filter(Boolean).join(', ')} (${reasons})`}
            </li>
          ))}
        </Stack>
        <span>
          If one of them is yours, <Link href="/register/account">ask for its account</Link> instead. If not,
          just go on.
        </span>
      </Stack>
    </Notice>
  )
}
