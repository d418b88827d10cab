// One file of more than 300 lines: one list of tables, whose order is the order of an erasure.
import { sql, type SQL } from 'drizzle-orm'
import { erasedUsername, listOf, type PersonKeys } from './keys.ts'

/** The treatment of rows by an erasure: deleted, rewritten without the person, or kept as they are. */
type Treatment = 'remove' | 'rewrite' | 'keep'

/** A table with rows about a person. */
export interface PersonPlace {
  what: string
  table: string
  where: (keys: PersonKeys) => SQL
  erase: Treatment
  /** the reason to keep rows, or to keep them without the person */
  why?: string
  /** false for keys and tokens, which an export leaves out */
  exported?: false
  /** columns an export leaves out */
  omits?: readonly string[]
}

const physicians = ({ codes }: PersonKeys): SQL =>
  sql`(select id from physician where code in ${listOf(codes)})`
const users = ({ codes }: PersonKeys): SQL => sql`(select id from app_user where code in ${listOf(codes)})`
const sessions = (keys: PersonKeys): SQL => sql`(select id from session where user_id in ${users(keys)})`

/** Codes of the person and of the affiliations of the person, under which histories are kept. */
const subjects = (keys: PersonKeys): SQL =>
  sql`(select code from affiliation where physician_id in ${physicians(keys)}
       union all select code from physician where code in ${listOf(keys.codes)}
       union all select code from app_user where code in ${listOf(keys.codes)})`

/** Condition: the request is about the person or made by the person. */
const ofRequest = (keys: PersonKeys): SQL =>
  sql`(target_code in ${subjects(keys)} or counterpart_code in ${listOf(keys.codes)}
       or requester_code in ${listOf(keys.codes)} or requester_link in ${listOf(keys.codes)}
       or lower(requester_email) in ${listOf(keys.emails)})`

const requests = (column: 'id' | 'code', keys: PersonKeys): SQL =>
  sql`(select ${sql.identifier(column)} from user_request where ${ofRequest(keys)})`

const byUser = (keys: PersonKeys): SQL => sql`user_id in ${users(keys)}`
const bySession = (keys: PersonKeys): SQL => sql`session_id in ${sessions(keys)}`
const byOwner = ({ codes }: PersonKeys): SQL => sql`owner_code in ${listOf(codes)}`
const byPair = ({ codes }: PersonKeys): SQL =>
  sql`(first_code in ${listOf(codes)} or second_code in ${listOf(codes)})`

/** Condition: the text holds one of the words. */
const holdsOne = (column: SQL, words: readonly string[]): SQL =>
  sql`exists (select 1 from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) w(word)
    where position(word in lower(${column})) > 0)`

const decisions = 'the decisions on the record are evidence'

/**
 * Every table that holds rows about a person, in the order of an erasure: rows that refer to others come first. An export
 * gives them all but keys and tokens.
 */
export const personPlaces: readonly PersonPlace[] = [
  { what: 'Access tokens', table: 'access_token', where: bySession, erase: 'remove', exported: false },
  { what: 'Refresh tokens', table: 'refresh_token', where: bySession, erase: 'remove', exported: false },
  { what: 'Sign-ins', table: 'session', where: byUser, erase: 'remove' },
  { what: 'Password resets', table: 'password_reset', where: byUser, erase: 'remove', exported: false },
  { what: 'Recovery codes', table: 'recovery_code', where: byUser, erase: 'remove', exported: false },
  { what: 'Second factors', table: 'user_factor', where: byUser, erase: 'remove', exported: false },
  {
    what: 'Passkey challenges',
    table: 'webauthn_challenge',
    where: byUser,
    erase: 'remove',
    exported: false,
  },
  { what: 'Single sign-on', table: 'user_identity', where: byUser, erase: 'remove' },
  { what: 'Sign-ons under way', table: 'sign_on_attempt', where: byUser, erase: 'remove', exported: false },
  {
    what: 'Invitations to single sign-on',
    table: 'sign_on_invitation',
    where: byUser,
    erase: 'remove',
    exported: false,
  },
  { what: 'Saved views', table: 'saved_view', where: byOwner, erase: 'remove' },
  {
    what: 'Documents',
    table: 'attachment',
    where: (keys) =>
      sql`(owner_code in ${listOf(keys.codes)} and owner_kind <> 'phy/contract' or owner_code in ${requests('code', keys)})`,
    erase: 'remove',
  },
  {
    what: 'Contracts',
    table: 'attachment',
    where: (keys) => sql`(owner_code in ${listOf(keys.codes)} and owner_kind = 'phy/contract')`,
    erase: 'keep',
    why: 'signed contracts are accounting records',
  },
  { what: 'Checklist marks', table: 'checklist_mark', where: byOwner, erase: 'remove' },
  { what: 'Confirmations', table: 'confirmation', where: byOwner, erase: 'remove' },
  {
    what: 'Confirmation links',
    table: 'confirmation_link',
    where: byOwner,
    erase: 'remove',
    exported: false,
  },
  {
    what: 'Confirmation reminders',
    table: 'confirmation_reminder',
    where: (keys) =>
      sql`(${byOwner(keys)} or digest_id in
        (select id from reminder_digest where recipient in ${listOf(keys.emails)}))`,
    erase: 'remove',
  },
  { what: 'Possible duplicates', table: 'duplicate_pair', where: byPair, erase: 'remove' },
  {
    what: 'Reminders',
    table: 'reminder',
    where: ({ emails }) =>
      sql`digest_id in (select id from reminder_digest where recipient in ${listOf(emails)})`,
    erase: 'remove',
  },
  {
    what: 'Reminder mails',
    table: 'reminder_digest',
    where: ({ emails, codes }) => sql`(recipient in ${listOf(emails)} or owner_code in ${listOf(codes)})`,
    erase: 'remove',
  },
  {
    what: 'Mails',
    table: 'outbox_mail',
    where: ({ emails }) => sql`lower(recipient) in ${listOf(emails)}`,
    erase: 'remove',
    // a text may hold a password
    omits: ['body'],
  },
  {
    what: 'Applications to confirm',
    table: 'pending_application',
    where: ({ emails }) => sql`lower(email_address) in ${listOf(emails)}`,
    erase: 'remove',
  },
  {
    what: 'Counters of limits',
    table: 'rate_bucket',
    where: ({ emails, usernames }) => holdsOne(sql`key`, [...emails, ...usernames]),
    erase: 'remove',
    exported: false,
  },
  {
    what: 'Cached replies of repeated calls',
    table: 'idempotency_key',
    where: ({ emails, codes }) =>
      holdsOne(sql`response`, [...emails, ...codes.map((code) => code.toLowerCase())]),
    erase: 'remove',
    exported: false,
  },
  {
    what: 'Request remarks',
    table: 'request_remark',
    where: (keys) => sql`request_id in ${requests('id', keys)}`,
    erase: 'rewrite',
    why: decisions,
  },
  { what: 'Requests', table: 'user_request', where: ofRequest, erase: 'rewrite', why: decisions },
  {
    what: 'Status changes',
    table: 'accreditation_history',
    where: (keys) => sql`applicant_code in ${subjects(keys)}`,
    erase: 'rewrite',
    why: 'the accreditation history is evidence of who was paid, and when',
  },
  {
    what: 'Activities',
    table: 'activity_log',
    where: ({ codes }) => sql`applicant_code in ${listOf(codes)}`,
    erase: 'rewrite',
    why: decisions,
  },
  { what: 'Remarks', table: 'remark', where: byOwner, erase: 'rewrite', why: decisions },
  { what: 'Verifications', table: 'verification', where: byOwner, erase: 'rewrite', why: decisions },
  {
    what: 'Steps of records',
    table: 'case_step',
    where: (keys) => sql`record_id in (select id from case_record where ${byOwner(keys)})`,
    erase: 'rewrite',
    why: decisions,
  },
  { what: 'Records', table: 'case_record', where: byOwner, erase: 'rewrite', why: decisions },
  { what: 'Grace periods', table: 'document_grace', where: byOwner, erase: 'rewrite', why: decisions },
  { what: 'Renewals asked for', table: 'renewal_ask', where: byOwner, erase: 'rewrite', why: decisions },
  {
    what: 'Merges',
    table: 'merge_record',
    where: ({ codes }) => sql`(stays_code in ${listOf(codes)} or gone_code in ${listOf(codes)})`,
    erase: 'rewrite',
    why: decisions,
  },
  {
    what: 'Pairs that are no duplicates',
    table: 'not_duplicate',
    where: byPair,
    erase: 'rewrite',
    why: decisions,
  },
  {
    what: 'Changes of access',
    table: 'access_change',
    where: (keys) =>
      sql`(asked_by in ${users(keys)} or target in ${listOf([...keys.usernames, ...keys.codes.map(erasedUsername)])})`,
    erase: 'rewrite',
    why: decisions,
  },
  {
    what: 'Imports',
    table: 'row_import',
    where: ({ codes }) => sql`user_code in ${listOf(codes)}`,
    erase: 'rewrite',
    why: 'prices and rosters came from them',
  },
  {
    what: 'Prices',
    table: 'price_sheet',
    where: byOwner,
    erase: 'keep',
    why: 'prices that were paid are accounting records; they name no person',
  },
  {
    what: 'Consents',
    table: 'consent',
    where: ({ codes }) => sql`subject_code in ${listOf(codes)}`,
    erase: 'keep',
    why: 'proof that the data was collected lawfully; code and network address only',
  },
  {
    what: 'Statements about the use of data',
    table: 'objection',
    where: byOwner,
    erase: 'rewrite',
    why: 'proof that an objection was followed',
  },
  {
    what: 'Affiliations',
    table: 'affiliation',
    where: (keys) => sql`physician_id in ${physicians(keys)}`,
    erase: 'rewrite',
    why: decisions,
  },
  {
    what: 'Physician',
    table: 'physician',
    where: ({ codes }) => sql`code in ${listOf(codes)}`,
    erase: 'rewrite',
    why: 'histories refer to its code',
  },
  {
    what: 'Accounts',
    table: 'app_user',
    where: ({ codes }) => sql`code in ${listOf(codes)}`,
    erase: 'rewrite',
    why: 'histories refer to it as author',
  },
  {
    what: 'Log entries by or about the person',
    table: 'audit_log',
    where: (keys) => sql`(entity_code in ${subjects(keys)} or actor in ${listOf(keys.usernames)})`,
    erase: 'keep',
    why: 'its rows are sealed one to the next; a changed row would break the proof of all later ones',
  },
]

/**
 * Tables whose rows are about something else, with what of a person may stand in them. What identifies a person without
 * doubt is rewritten there too, except where a reason to keep it is given.
 */
export const otherPlaces: Readonly<Record<string, { keep?: string }>> = {
  city: { keep: 'geography' },
  code_counter: { keep: 'numbers of codes' },
  covered_account: {},
  documents_held: { keep: 'types of documents, derived' },
  duplicate_weights: { keep: 'frequencies of names in the whole register' },
  facility: { keep: 'the facility names its contacts and its medical director, and changes them itself' },
  facility_address: { keep: 'places of facilities' },
  file_blob: { keep: 'hashes of files; bytes that nothing refers to are removed by the daily sweep' },
  job: { keep: 'times of jobs' },
  last_document: { keep: 'last days of documents, derived' },
  price_entry: {},
  price_line: { keep: 'amounts' },
  price_sheet_past: { keep: 'amounts' },
  province: { keep: 'geography' },
  provider_claim: { keep: 'states of claims, derived' },
  reference_item: { keep: 'maintained lists' },
  region: { keep: 'geography' },
  report_group: { keep: 'rights' },
  request_batch: {},
  requirement_rule: { keep: 'rules' },
  retention_run: { keep: 'counts of removed rows' },
  role: { keep: 'rights' },
  row_import_part: {},
  server_key: { keep: 'keys of the server' },
  table_version: { keep: 'counters' },
  usage_count: { keep: 'counts of services' },
  verification_due: { keep: 'days' },
}
