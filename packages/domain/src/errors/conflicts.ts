import { conflictMessage } from '../messages/index.ts'

/** Unique-constraint messages of single entities, word for word (specification 2, section 8; codes of domain model 12). */
export const uniqueMessages = {
  HF_PHIC_NO_UK: 'Philhealth Accreditation No. already exists',
  HF_NAME_UK: 'Health Facility already exists',
  PHY_PRC_UK: 'Another physician is already registered with the same PRC License Number',
  PHY_PHIC_NO_UK: 'Another physician is already registered with the same Philhealth accreditation number',
  HF_ADDRESS_UK: 'Address must be unique per health facility',
  ROLE_NAME_UK: 'Role name already exists',
} as const

/** Our further conflicts: what stands in the way and what to do about it. All are answered with 409. */
export const conflictMessages = {
  STALE_RECORD:
    'Somebody else changed this record meanwhile. Compare your changes with the current record, then save again.',
  AFFILIATION_UK:
    'This physician is already affiliated with this facility. Open the existing affiliation instead.',
  COVERED_ACCOUNT_UK: 'This account is already covered at this facility. Change the existing entry instead.',
  USER_USERNAME_UK: 'This username is taken. Choose another one.',
  USER_EMAIL_UK: 'Another user already has this e-mail address. Use a different address.',
  HF_CODE_UK: 'Another facility already has this provider code. Check the code.',
  MACE_IMEI_UK: 'A device with this IMEI is already issued. Record its return first.',
  MOSS_TERMINAL_UK: 'A terminal with this number is already active. Record its pull-out first.',
  REPORT_GROUP_NAME_UK: 'A report group with this name already exists. Choose another name.',
  POSSIBLE_DUPLICATES:
    'This may already be on record. Compare the matches, then confirm that it is a new one.',
  PRICE_DATE_EXISTS:
    'A price sheet with this effective date already exists. Choose another date, or correct that sheet.',
  PRICE_IN_FORCE:
    'This price sheet is already in force. Enter a new sheet with a later effective date, or propose an amendment, which another person decides.',
  PRICE_SEALED:
    'These prices were approved through a request. Propose an amendment, which another person decides.',
  PRICE_NEEDS_SECOND:
    'An earlier day needs a second person. Propose an amendment, which another person decides.',
  PRICE_QUESTIONS: 'These prices raise questions. Answer them, then save again; nothing is stored yet.',
  DATE_IN_PAST: 'The effective date lies in the past. Choose today or a later day.',
  NOTICE_TOO_SHORT: 'The effective date must be more than 30 days ahead. Choose a later day.',
  BEFORE_NEWEST:
    'The effective date must come after the newest price sheet already in force. Choose a later day.',
  PENDING_REQUEST_EXISTS:
    'A request of this kind is already open for this record. Wait for its decision, or cancel it first.',
  REQUEST_STATUS: 'The request is no longer in a state that allows this. Reload it to see where it stands.',
  REQUEST_STALE:
    'The record changed after this was requested. Look at the current values, then decide again.',
  REQUEST_REQUIRED: 'This can only be done through an approved request. File a request instead.',
  REQUEST_DATE_PASSED:
    'The requested effective date has passed. Reject the request, or ask for a new one with a later date.',
  OWN_REQUEST: 'You made this request. Another person has to review and decide it.',
  OWN_DOCUMENT: 'You uploaded this document. Another person has to verify it.',
  VERIFIED_LAST: 'You verified the last required claim. Another person decides on the accreditation.',
  DOCUMENT_MISMATCH:
    'A document says something else than what was declared. Ask for the right one, or compare it again.',
  DOCUMENT_REPLACED:
    'The document was replaced while you looked at it. Compare the new one; nothing was saved.',
  SAME_REVIEWER: 'You reviewed this request. Another person has to decide it.',
  OFFER_WAITING:
    'A counter-offer waits for its answer. Decide once it is answered, or its last day has passed.',
  REMARKS_REQUIRED: 'Remarks are needed here. Say why, in 3 to 1,000 characters.',
  STATUS_MOVE: 'The status cannot change this way. Choose one of the statuses offered.',
  REASON_REQUIRED: 'A reason is needed for this change. Enter 3 to 500 characters.',
  CHECKLIST_INCOMPLETE: 'The accreditation checklist is not complete. Verify the required documents first.',
  CONTRACT_MISSING:
    'No contract is in force on the effective date. Record the contract, or choose another date.',
  BOTH_ENDS_ACCREDITED: 'Physician and facility must both be accredited first.',
  NOT_ACCREDITED: 'This is possible for accredited providers only. Check the accreditation status.',
  SUSPENSION_PERIOD: 'The last day of a suspension cannot come before its first day. Check both dates.',
  NOT_MAINTAINABLE: 'This text belongs to the system and cannot be changed or deleted.',
  CODE_IN_USE: 'Other records use this code, so it cannot be changed. Add a new item instead.',
  SYSTEM_ROLE: 'This role belongs to the system. It cannot be renamed or deleted.',
  ROLE_IN_USE: 'Users still hold this role. Give them another role first.',
  LAST_ADMIN: 'This is the last system administrator. Appoint another one first.',
  SIGN_ON_UNAVAILABLE: 'Single sign-on is not set up here. Sign in with your username and password.',
  PASSKEYS_UNAVAILABLE:
    'Passkeys need the public https address of this installation. Use an authenticator app, or tell your administrator.',
  LAST_FACTOR: 'Your role asks for a second factor and this is the last one. Add another one first.',
  ACCOUNT_EXISTS: 'This provider already has a portal account. Reset its password instead.',
  ACCOUNT_NOT_ALLOWED: 'No portal account can be made for this provider in its present status.',
  RECORD_STATUS: 'The record is no longer in a state that allows this. Reload it to see where it stands.',
  OWN_RECORD: 'You entered this record. Another person has to decide or verify it.',
  IDEMPOTENCY_MISMATCH: 'This was already sent with different contents. Reload the page, then send it again.',
  REPLY_LOST: 'This was saved, but its answer was lost. Reload the page to see the result.',
  CONFLICT: conflictMessage,
} as const
