import { plural } from '@capiz/domain/text'
import type { Principal } from '../../auth/principal.ts'
import type { Transaction } from '../../db/types.ts'
import type { FacilityRecord } from '../../facility/scope.ts'
import { createRequest } from '../../request/create.ts'
import type { Services } from '../../services.ts'
import type { Line } from '../../upload/value.ts'

/** Parks the whole roster of a coordinator as one request (domain model 7.2). */
export async function requestRoster(
  services: Services,
  tx: Transaction,
  { facility, lines }: { facility: FacilityRecord; lines: readonly Line[] },
  principal: Principal,
): Promise<{ requestCode: string; message: string }> {
  const { code: requestCode } = await createRequest(services, tx, {
    type: 'affiliation',
    targetCode: facility.code,
    targetName: `Roster of ${facility.name}`,
    applicantType: 'HFC',
    payload: { healthFacilityCode: facility.code, roster: lines },
    targetVersion: facility.version,
    requester: { userCode: principal.userCode, name: principal.name, email: principal.emailAddress },
  })
  const rows = plural(lines.length, 'row', 'rows')
  return { requestCode, message: `The roster of ${rows} was sent for approval as ${requestCode}.` }
}
