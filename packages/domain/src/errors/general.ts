import {
  badGatewayMessage,
  gatewayTimeoutMessage,
  sessionExpiredMessage,
  sessionReplacedMessage,
} from '../messages/index.ts'

/** Error codes that are no conflicts, with their HTTP status and our sentence (domain model 11.6). */
export const generalErrors = {
  BAD_REQUEST: [400, 'The request could not be read. Check what was sent, then try again.'],
  BAD_CREDENTIALS: [401, 'Username or password is wrong. Check both, then try again.'],
  UNAUTHENTICATED: [401, 'You are not logged in. Log in, then try again.'],
  SESSION_EXPIRED: [401, sessionExpiredMessage],
  SESSION_REPLACED: [401, sessionReplacedMessage],
  ACCOUNT_LOCKED: [
    401,
    'This account is locked for 15 minutes after too many wrong passwords. Try again later.',
  ],
  SECOND_FACTOR_REQUIRED: [401, 'Enter the code of your second factor to finish signing in.'],
  BAD_SECOND_FACTOR: [401, 'This code is wrong or was used before. Enter the newest one.'],
  SIGN_ON_FAILED: [403, 'The single sign-on did not succeed. Begin again.'],
  SIGN_ON_NOT_LINKED: [
    403,
    'This identity is linked to no account here. Ask an administrator to invite you, or sign in with your password and link it under My account.',
  ],
  PASSWORD_OFF: [403, 'Your role does not sign in with a password. Use single sign-on.'],
  FORBIDDEN: [403, 'You do not have permission to do this. Ask your administrator if you need it.'],
  FIELD_PROTECTED: [
    403,
    'Some of the changed fields cannot be changed from your account. Undo those changes, then save again.',
  ],
  PASSWORD_CHANGE_REQUIRED: [403, 'Your password is temporary. Choose your own password first.'],
  FACTOR_REQUIRED: [403, 'Your role asks for a second factor. Add one under My account first.'],
  SECOND_PERSON_REQUIRED: [
    409,
    'Another administrator has to confirm this change. It waits under Users and roles, To confirm.',
  ],
  ACCESS_CHANGE_OVER: [
    409,
    'This change was decided already, or waited too long. Ask for it again if it is still needed.',
  ],
  SECOND_PERSON_MISSING: [
    409,
    'This change needs a second administrator to confirm it, and there is none. Whoever runs the server can make one.',
  ],
  STEP_UP_REQUIRED: [403, 'This needs a fresh sign-in. Confirm that it is you, then it goes on.'],
  CSRF: [403, 'The request did not come from this page. Reload the page, then try again.'],
  NOT_FOUND: [404, 'This record does not exist, or you cannot see it. Check the address or the code.'],
  METHOD_NOT_ALLOWED: [405, 'This address does not take this kind of request.'],
  NOT_ACCEPTABLE: [406, 'The answer is not available in the format asked for.'],
  PAYLOAD_TOO_LARGE: [413, 'The files are too large. Send at most 20 files of up to 10 MB each.'],
  UNSUPPORTED_TYPE: [415, 'This kind of file cannot be used here. Choose one of the kinds listed.'],
  VALIDATION: [422, 'Some fields need attention. Correct the marked fields, then try again.'],
  UPLOAD_REJECTED: [
    422,
    'The sheet was not imported because some rows have errors. Correct them, then upload it again.',
  ],
  TOO_MANY: [429, 'Too many tries in a short time. Wait a few minutes, then try again.'],
  SERVER_ERROR: [
    500,
    'Something went wrong on our side. Nothing was saved. Try again, or contact your administrator.',
  ],
  REPORT_TOO_LONG: [
    422,
    'This report is longer than a PDF of 20,000 rows. Narrow the filters, or take the workbook.',
  ],
  NOT_IMPLEMENTED: [501, 'This is not available yet.'],
  BAD_GATEWAY: [502, badGatewayMessage],
  UNAVAILABLE: [503, 'The service is not available at the moment. Try again in a few minutes.'],
  STORAGE_UNAVAILABLE: [
    503,
    'The storage cannot be used at the moment. Nothing was saved. Try again in a few minutes.',
  ],
  FILES_HELD_FULL: [
    503,
    'Too many files of applications are waiting. Your file was not saved. Try again in a few hours.',
  ],
  STORAGE_FULL: [507, 'The storage is full. Nothing was saved. Contact your administrator.'],
  GATEWAY_TIMEOUT: [504, gatewayTimeoutMessage],
} as const
