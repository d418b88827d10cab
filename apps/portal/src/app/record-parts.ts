import { registeredSheet, sheetKindsOf } from '@capiz/domain/fees'
import type { RecordPart } from '../patterns/provider/record-part.ts'
import { lazyScreen } from '../platform/loading/lazy-screen.ts'

const prices = () => import('../features/prices/OwnerPrices.tsx')

const onADay: RecordPart = {
  path: 'prices',
  label: 'Prices on a day',
  area: 'Prices',
  Screen: lazyScreen(
    () => import('../features/prices/day/TimeMachine.tsx'),
    (m) => m.TimeMachine,
  ),
}

/** The prices of a facility or physician, each kind a part of the record, and all of them on any day. */
function priceParts(owner: 'facility' | 'physician', onAnyDay: RecordPart): RecordPart[] {
  const kinds = sheetKindsOf(owner).map((kind) => {
    const { path, title, tab = title } = registeredSheet(kind)
    return { path, label: tab, area: onAnyDay.area, Screen: lazyScreen(prices, (m) => m.ownerPrices[kind]) }
  })
  return [...kinds, onAnyDay].map((part) => ({ ...part, needs: 'view-rates' }))
}

/** Check-ins, notices, violations and what else is kept about a provider. */
const records: RecordPart = {
  path: 'records',
  label: 'Compliance',
  area: 'Compliance',
  Screen: lazyScreen(
    () => import('../features/records/OwnerRecords.tsx'),
    (m) => m.OwnerRecords,
  ),
}

/** The sections that the provider confirms. */
const confirmation: RecordPart = {
  path: 'confirmation',
  label: 'Confirmation',
  area: 'Accreditation',
  Screen: lazyScreen(
    () => import('../features/confirmation/Confirmation.tsx'),
    (m) => m.Confirmation,
  ),
}

/** People who read the record; the part stands behind the history. */
const readers: RecordPart = {
  path: 'readers',
  label: 'Read by',
  area: 'History',
  Screen: lazyScreen(
    () => import('../features/audit/reach/RecordReaders.tsx'),
    (m) => m.RecordReaders,
  ),
}

/** The uses of the data of a physician, and the objections to them. */
const dataUse: RecordPart = {
  path: 'data-use',
  label: 'Use of data',
  area: 'History',
  needs: 'view-data-use',
  Screen: lazyScreen(
    () => import('../features/privacy/DataUse.tsx'),
    (m) => m.DataUse,
  ),
}

const affiliations = () => import('../features/affiliations/OwnerAffiliations.tsx')

/** The parts with the physicians of a facility, one by one and as a file. */
const physiciansHere: readonly RecordPart[] = [
  {
    path: 'physicians',
    label: 'Physicians',
    area: 'People',
    Screen: lazyScreen(affiliations, (m) => m.OwnerAffiliations),
  },
  {
    path: 'roster',
    label: 'Roster',
    area: 'People',
    needs: 'edit-roster',
    Screen: lazyScreen(
      () => import('../features/roster/Roster.tsx'),
      (m) => m.Roster,
    ),
  },
]

/** The parts with the places and hours of a physician's practice. */
const practice: readonly RecordPart[] = [
  {
    path: 'affiliations',
    label: 'Affiliations',
    area: 'Practice',
    Screen: lazyScreen(affiliations, (m) => m.OwnerAffiliations),
  },
  {
    path: 'clinic-hours',
    label: 'Clinic hours',
    area: 'Practice',
    Screen: lazyScreen(
      () => import('../features/affiliations/hours/ClinicHours.tsx'),
      (m) => m.ClinicHours,
    ),
  },
]

/** The first part of a physician's or coordinator's own record. */
export const MyAccreditation = lazyScreen(
  () => import('../features/my-accreditation/MyAccreditation.tsx'),
  (m) => m.MyAccreditation,
)

/** The part of it that stands beside, above the latest events. */
export const MyAccreditationSide = lazyScreen(
  () => import('../features/my-accreditation/MyAccreditationSide.tsx'),
  (m) => m.MyAccreditationSide,
)

/** The parts that other features add to the compliance area. */
export const complianceParts: readonly RecordPart[] = [
  {
    path: 'expiring',
    label: 'Expiring documents',
    area: 'Compliance',
    Screen: lazyScreen(
      () => import('../features/expiry/ExpiringDocuments.tsx'),
      (m) => m.ExpiringDocuments,
    ),
  },
  {
    path: 'verification',
    label: 'Verification',
    area: 'Compliance',
    Screen: lazyScreen(
      () => import('../features/verification/VerificationQueue.tsx'),
      (m) => m.VerificationQueue,
    ),
  },
  {
    path: 'verification-by-file',
    label: 'Verification by file',
    area: 'Compliance',
    Screen: lazyScreen(
      () => import('../features/verification/Answers.tsx'),
      (m) => m.Answers,
    ),
  },
]

/** The parts that other features add to the record of a facility, between its documents and its history. */
export const facilityParts: readonly RecordPart[] = [
  confirmation,
  ...physiciansHere,
  ...priceParts('facility', onADay),
  records,
  readers,
]

/** The parts that other features add to the record of a physician, between the checklist and the history. */
export const physicianParts: readonly RecordPart[] = [
  confirmation,
  ...practice,
  ...priceParts('physician', { ...onADay, path: 'on-a-day', label: 'Fees on a day', area: 'Fees' }),
  records,
  readers,
  dataUse,
]
