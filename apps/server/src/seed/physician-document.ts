import {
  checklistPages,
  documentTypes,
  isRequired,
  physicianSubject,
  type ChecklistSubject,
} from '@capiz/domain/checklist'
import { daysBetween, manilaDay, type IsoDate } from '@capiz/domain/time'
import { dayAt, type SeedInputs } from './context.ts'
import { daysOf, documentRow, handsOf, inNetwork, isNotSent, type ProviderDocument } from './document.ts'
import { seedPhysician, type SeedPhysician } from './physician.ts'
import { stream, uuidOf } from './random.ts'
import { lacksOf } from './stories/index.ts'

/** The facts that decide which documents a physician must hold. */
function physicianSubjectOf(one: SeedPhysician): ChecklistSubject {
  return physicianSubject({
    phyTypeCode: one.phyTypeCode,
    governmentDoctor: one.governmentDoctor ?? false,
    specializations: (one.specializations ?? []).map(({ specializationCode, membership }) => ({
      specializationCode,
      membership: membership as 'NONE',
    })),
  })
}

/** Last days of a physician's documents as the record says them. */
function lastDaysOf(one: SeedPhysician): Readonly<Record<string, IsoDate | null | undefined>> {
  return {
    PRC: one.prcValidity,
    PHIC: one.phicValidity,
    S2: one.s2Validity,
    SOCIETY: one.specializations?.[0]?.validityDate as IsoDate | undefined,
    [one.phyTypeCode === 'DMD' ? 'PDA' : 'PMA']: one.associationValidity,
  }
}

/**
 * The documents of a physician, with what staff have verified of them. Who is or was in the network lacks what the story
 * says; of those outside a third of what they need is not there yet.
 */
export function* physicianDocuments(inputs: SeedInputs, index: number): Generator<ProviderDocument> {
  const one = seedPhysician(inputs, index)
  const subject = physicianSubjectOf(one)
  const until = lastDaysOf(one)
  const pages = checklistPages(subject)
  const lacks = lacksOf('phy', index)
  const isIn = inNetwork.has(one.accreditationStatusCode) && one.contractEffectiveDate !== null
  const lacking = stream(inputs.seedNumber, 'phy-lacking', index)
  const marks = stream(inputs.seedNumber, 'phy-marks', index)
  for (const rule of documentTypes) {
    if (!pages.includes(rule.pageType)) continue
    if (!isRequired(rule.requirement, subject) && !until[rule.code]) continue
    const isContract = rule.pageType === 'PHY_CONTRACT'
    const lack = lacks.find(({ docType }) => docType === rule.code)
    const isLeftOut = !isIn && lacking.chance(0.3)
    if (isContract ? !one.contractEffectiveDate : isLeftOut || isNotSent(lack)) continue
    const source = stream(inputs.seedNumber, `phy-paper-${rule.code}`, index)
    const known = daysBetween(inputs.asOf, manilaDay(one.createdDate as Date))
    const sent = Math.max(-source.int(10, 300), known)
    const last =
      lack?.until === undefined ? (until[rule.code] ?? dayAt(inputs, 200)) : dayAt(inputs, lack.until)
    const { dates, offset } = daysOf(rule, last, { asOf: inputs.asOf, offset: sent }, source)
    const uuid = uuidOf(inputs.seedNumber, `phy-paper-${rule.code}`, index)
    const row = documentRow(
      {
        inputs,
        ownerKind: isContract ? 'phy/contract' : 'phy/document',
        ownerCode: one.code,
        docType: rule.code,
        uuid,
        uploadedBy: one.source === 'PUBLIC' && one.accepted === false ? 'PUBLIC' : handsOf(uuid).uploader,
        offset,
      },
      isContract
        ? { effectiveDate: one.contractEffectiveDate, validityDate: one.contractValidityDate }
        : dates,
    )
    const looked = isIn || (one.accepted === true && marks.chance(0.3))
    yield { rule, row, verified: looked && lack?.unverified !== true }
  }
}
