import type { PgTable } from 'drizzle-orm/pg-core'
import * as tables from '../db/schema/index.ts'
import { amendedLines, entryRows } from './amendment.ts'
import { confirmationRows } from './confirmation.ts'
import type { SeedInputs } from './context.ts'
import { blobRows } from './document.ts'
import { attachmentRows, markRows } from './document-rows.ts'
import { addressRows, facilityRows } from './facility.ts'
import { cityRows, provinceRows, regionRows } from './geography.ts'
import { accountRows } from './network.ts'
import { auditRows } from './audit.ts'
import { activityRows, historyRows } from './log.ts'
import { lineRows, sheetRows } from './price.ts'
import { affiliationRows } from './affiliation.ts'
import { physicianRows } from './physician.ts'
import { referenceRows } from './reference.ts'
import { recordDocuments, recordRows, stepRows } from './record.ts'
import { checkInRequests, firstAmendment, remarkRows, requestDocuments, requestRows } from './request.ts'
import { levelsOf, type Level } from './size.ts'
import { storyLevel } from './stories/index.ts'
import { storyGraces, storyMemos, storyRemarks } from './story-rows.ts'
import { usageRows } from './usage.ts'
import { userRows } from './user.ts'
import { verificationRows } from './verification.ts'

/** A table of the sample and its rows, made one by one as they are asked for. */
export interface SeedTable {
  table: PgTable
  rows: Iterable<Readonly<Record<string, unknown>>>
}

/** Documents beside those of providers: what came with requests, then what hangs on records. */
function moreDocuments(inputs: SeedInputs) {
  const ofRequests = requestDocuments(inputs)
  return function* documentsAt(level: Level) {
    yield* ofRequests(level)
    yield* recordDocuments(inputs, level)
    if (level === storyLevel) yield* storyMemos(inputs)
  }
}

/**
 * The sample data, table by table in an order in which they can be inserted. Pure: no clock, no chance but the seed
 * number; a row is the same in every size (domain model 13).
 */
export function* generateSeed(inputs: SeedInputs): Generator<SeedTable> {
  yield { table: tables.region, rows: regionRows }
  yield { table: tables.province, rows: provinceRows }
  yield { table: tables.city, rows: cityRows }
  yield { table: tables.referenceItem, rows: referenceRows(inputs) }
  yield { table: tables.appUser, rows: userRows(inputs) }
  yield { table: tables.facility, rows: facilityRows(inputs) }
  yield { table: tables.facilityAddress, rows: addressRows(inputs) }
  yield { table: tables.physician, rows: physicianRows(inputs) }
  yield { table: tables.affiliation, rows: affiliationRows(inputs) }
  yield { table: tables.coveredAccount, rows: accountRows(inputs) }
  yield { table: tables.fileBlob, rows: blobRows(inputs) }
  yield { table: tables.attachment, rows: attachmentRows(inputs, moreDocuments(inputs)) }
  yield { table: tables.checklistMark, rows: markRows(inputs) }
  yield { table: tables.verification, rows: verificationRows(inputs) }
  yield { table: tables.confirmation, rows: confirmationRows(inputs) }
  yield { table: tables.priceSheet, rows: sheetRows(inputs, amendedLines(inputs)) }
  yield { table: tables.priceEntry, rows: entryRows(inputs, firstAmendment(inputs)) }
  yield { table: tables.priceLine, rows: lineRows(inputs, amendedLines(inputs)) }
  yield { table: tables.usageCount, rows: usageRows(inputs) }
  yield { table: tables.userRequest, rows: requestRows(inputs) }
  yield { table: tables.requestRemark, rows: remarkRows(inputs) }
  yield { table: tables.caseRecord, rows: recordRows(inputs, checkInRequests(inputs)) }
  yield { table: tables.caseStep, rows: stepRows(inputs) }
  yield { table: tables.accreditationHistory, rows: historyRows(inputs) }
  yield { table: tables.activityLog, rows: activityRows(inputs) }
  const isTold = levelsOf(inputs.size).includes(storyLevel)
  yield { table: tables.remark, rows: isTold ? storyRemarks(inputs) : [] }
  yield { table: tables.documentGrace, rows: isTold ? storyGraces(inputs) : [] }
  yield { table: tables.auditLog, rows: auditRows(inputs) }
}
