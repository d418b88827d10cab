import { plural } from '@capiz/domain/text'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Transaction } from '../../../db/types.ts'
import type { FacilityRecord } from '../../facility/scope.ts'
import { createRequest } from '../../../engines/request/create.ts'
import type { Services } from '../../../platform/services.ts'
import type { Line } from '../../../engines/import/value.ts'

/** Parks the whole roster of a coordinator as one request (domain model 7.2). */
export async function requestRoster(
  services: Services,
  tx: Transaction,
  { facility, lines }: { facility: FacilityRecord; lines: readonly Line[] },
  actor: Actor,
): Promise<{ requestCode: string; message: string }> {
  const { code: requestCode } = await createRequest(
    services,
    tx,
    {
      type: 'affiliation',
      targetCode: facility.code,
      targetName: `Roster of ${facility.name}`,
      applicantType: 'HFC',
      payload: { healthFacilityCode: facility.code, roster: lines },
      targetVersion: facility.version,
    },
    actor,
  )
  const rows = plural(lines.length, 'row', 'rows')
  return { requestCode, message: `The roster of ${rows} was sent for approval as ${requestCode}.` }
}
