import * as adminGroups from './admin.ts'
import { applicantAsk, application } from './applicant-ask.ts'
import * as authGroups from './auth.ts'
import { blankForm } from './blank-form.ts'
import * as conductGroups from './conduct.ts'
import { confirmation } from './confirmation.ts'
import type { Endpoint, Identified } from './define.ts'
import * as documentGroups from './document.ts'
import { duplicate } from './duplicate.ts'
import * as expiryGroups from './expiry.ts'
import { factor, ownSession } from './factor.ts'
import * as facilityGroups from './facility.ts'
import * as facilitySupportGroups from './facility-support.ts'
import { listExport, pagedLists } from './list-export.ts'
import * as logGroups from './log.ts'
import * as maintenanceGroups from './maintenance.ts'
import { memo } from './memo.ts'
import { physicianUpkeep } from './physician-upkeep.ts'
import * as physicianGroups from './physician.ts'
import * as priceDayGroups from './price-day.ts'
import { work } from './my-work.ts'
import { pricePreview, priceSheets } from './price.ts'
import * as privacyGroups from './privacy.ts'
import * as proposalGroups from './proposal.ts'
import { publicFacility } from './public-facility.ts'
import { publicPhysician } from './public-physician.ts'
import * as recordGroups from './record.ts'
import * as referenceGroups from './reference.ts'
import { referenceCalls } from './reference-list.ts'
import * as reportGroups from './report.ts'
import * as requestDeskGroups from './request-desk.ts'
import * as requestGroups from './request.ts'
import { rosterImport } from './roster.ts'
import { priceImport } from './row-import.ts'
import { singleSignOn } from './single-sign-on.ts'
import { timeline } from './timeline.ts'
import { usageImport } from './usage.ts'
import * as verificationGroups from './verification.ts'
import * as workGroups from './work.ts'

const { documentEntities: _entities, ...documents } = documentGroups

const areas = {
  ...adminGroups,
  timeline,
  ...maintenanceGroups,
  ...authGroups,
  factor,
  ownSession,
  singleSignOn,
  ...facilityGroups,
  publicFacility,
  ...priceSheets,
  ...priceDayGroups,
  pricePreview,
  priceImport,
  usageImport,
  rosterImport,
  ...proposalGroups,
  ...recordGroups,
  ...conductGroups,
  ...facilitySupportGroups,
  ...referenceCalls,
  ...referenceGroups,
  ...physicianGroups,
  publicPhysician,
  physicianUpkeep,
  ...logGroups,
  ...privacyGroups,
  ...reportGroups,
  ...documents,
  blankForm,
  ...expiryGroups,
  ...verificationGroups,
  confirmation,
  duplicate,
  work,
  memo,
  ...requestDeskGroups,
  applicantAsk,
  application,
  ...requestGroups,
  ...workGroups,
}

const groups = { ...areas, listExport: listExport(pagedLists(areas)) }

type Members = {
  [G in keyof typeof groups]: (typeof groups)[G][keyof (typeof groups)[G]]
}[keyof typeof groups]

/** The whole table by id: every call of the specification and our additions (`X…`). */
export const table = Object.fromEntries(
  Object.values(groups).flatMap((group) =>
    (Object.values(group) as Identified[]).map((member) => [member.id, member]),
  ),
) as unknown as { readonly [E in Members as E extends { id: infer I extends string } ? I : never]: E }

/** Id of a call, `group.verb`. */
export type EndpointId = keyof typeof table

/** Every call in the order of the groups. */
export const endpoints: readonly Identified<Endpoint>[] = Object.values(table)
export type * from './define.ts'
