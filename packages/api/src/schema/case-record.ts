import * as v from 'valibot'
import { Text, Uuid } from './common.ts'
import { RecordInput, RecordView } from './record-form.ts'

/** Parallel lists that travel with check-in files: type and last day of each, an empty text where there is no day. */
export const ParallelLists = v.object({
  documentTypes: v.optional(v.array(Text(30)), []),
  validityDates: v.optional(v.array(v.pipe(v.string(), v.maxLength(10))), []),
})

/** Check-in of a dentist (domain model 9.2). */
export const DentistCheckIn = RecordView('dentist-check-in')
/** Form part of a dentist's check-in; `code` is absent on a new record (specification 1, section 3). */
export const DentistCheckInInput = RecordInput('dentist-check-in')

/** Check-in of a facility (domain model 9.3). */
export const FacilityCheckIn = RecordView('facility-check-in')
/** Form part of a facility's check-in, with the lists that belong to its files. */
export const FacilityCheckInInput = RecordInput('facility-check-in', ParallelLists.entries)

/** Non-conformity (domain model 9.4). */
export const NonConformity = RecordView('non-conformity')
/** Form part of a non-conformity. */
export const NonConformityInput = RecordInput('non-conformity')

/** Tracked document (domain model 9.5); its dates decide its status. */
export const TrackedDocument = RecordView('document-tracker')
/** Form part of a tracked document. */
export const TrackedDocumentInput = RecordInput('document-tracker')

/** Inquiry report (domain model 9.6); `answerDays` is how long it waited, or has been waiting, for its answer. */
export const Inquiry = RecordView('inquiry-report', { answerDays: v.number() })
/** Form part of an inquiry report. */
export const InquiryInput = RecordInput('inquiry-report')

/** Correction notice (domain model 9.7). */
export const CorrectionNotice = RecordView('correction-notice')
/** Form part of a correction notice. */
export const CorrectionNoticeInput = RecordInput('correction-notice')

/** Violation (domain model 9.8); grave or repeated ones offer a disaccreditation request. */
export const Violation = RecordView('violation', { offersDisaccreditation: v.boolean() })
/** One violation of a provider; in a call with several, `fileNames` says which of the files are its own. */
export const ViolationInput = RecordInput('violation', {
  fileNames: v.optional(v.pipe(v.array(Text(180)), v.maxLength(20)), []),
})

/** Mobile access device of a facility (domain model 9.10). */
export const MobileDevice = RecordView('mobile-device')
/** Body of a device save. */
export const MobileDeviceInput = RecordInput('mobile-device')

/** Settlement terminal of a facility (domain model 9.10). */
export const SettlementTerminal = RecordView('settlement-terminal')
/** Body of a terminal save. */
export const SettlementTerminalInput = RecordInput('settlement-terminal')

/** Medical service team record (domain model 9.10). */
export const ServiceTeamRecord = RecordView('service-team')

/** Plain parts of a medical service team upload. */
export const ServiceTeamUpload = v.object({
  year: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Enter the year, four digits.'), v.transform(Number)),
  area: Text(80, 2),
})

/** A file of a record: the code the record is known by, and the uuid. */
export const RecordFileKey = v.object({ code: Text(20), uuid: Uuid })

/** How many records of a kind a department has open, how many of them are overdue, and due within seven days. */
export const BoardLine = v.object({
  kind: v.picklist(['non-conformity', 'inquiry-report', 'correction-notice', 'document-tracker']),
  label: v.string(),
  department: v.nullable(v.string()),
  open: v.number(),
  overdue: v.number(),
  dueSoon: v.number(),
  /** days the oldest open one has been open */
  oldestDays: v.number(),
})
