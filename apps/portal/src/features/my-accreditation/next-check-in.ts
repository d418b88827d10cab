import { dentistCheckIn, facilityCheckIn } from '@capiz/api/contract/record'
import type { IsoDate } from '@capiz/domain/time'
import { useCan } from '../../platform/session/session.ts'
import { useCall } from '../../platform/data/query.tsx'
import { useProvider } from '../../patterns/provider/provider.ts'
import { recordOfProvider } from '../../patterns/record-path.ts'

interface CheckIns {
  /** facilities and dentists are visited; other physicians are not */
  areKept: boolean
  last: IsoDate | undefined
  next: IsoDate | undefined
  /** page of the newest check-in in the record */
  href: string | undefined
}

const newest = { sort: 'visitDate,DESC', size: 1 } as const

/** When the provider was looked at last, and when it will be next, as the newest check-in says. */
export function useCheckIns(): CheckIns {
  const { code, kind, credentialPage } = useProvider()
  const maySee = useCan()('CHECKIN_VIEW')
  const isFacility = kind.name === 'facility'
  const isDentist = credentialPage === 'DENTIST_CREDENTIAL'
  const ofFacility = useCall(
    facilityCheckIn.list,
    { query: { healthFacilityCode: code, ...newest } },
    { isEnabled: isFacility && maySee },
  ).data
  const ofDentist = useCall(
    dentistCheckIn.list,
    { query: { physicianCode: code, ...newest } },
    { isEnabled: isDentist && maySee },
  ).data
  const [row] = (isFacility ? ofFacility : ofDentist)?.content ?? []
  return {
    areKept: isFacility || isDentist,
    last: row?.visitDate ?? undefined,
    next: row?.nextVisitDate ?? undefined,
    href:
      row && recordOfProvider(code, { ...row, kind: isFacility ? 'facility-check-in' : 'dentist-check-in' }),
  }
}
