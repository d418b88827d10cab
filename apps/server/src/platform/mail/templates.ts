/** A mail before its values are filled in: `{name}` stands for a value. */
export interface MailText {
  subject: string
  body: string
}

const signature = '\n\n{productName}\n{publicUrl}\n'

/** The mails the server sends. An administrator may reword each by a text template of the group MAIL with this code. */
export const mailTexts = {
  ACCOUNT_CREATED: {
    subject: 'Your {productName} account',
    body: `Good day {firstName},\n\nAn account was made for you.\n\nUsername: {username}\nTemporary password: {password}\n\nThe temporary password works for 24 hours. You will be asked to choose your own at your first sign-in.${signature}`,
  },
  TEMPORARY_PASSWORD: {
    subject: 'Your temporary password',
    body: `Good day {firstName},\n\nUsername: {username}\nTemporary password: {password}\n\nIt works for 24 hours. You will be asked to choose your own password after signing in.${signature}`,
  },
  RESET_TOKEN: {
    subject: 'Reset your password',
    body: `Good day {firstName},\n\nSomebody asked to reset the password of your account. If it was you, enter this code within 30 minutes:\n\n{token}\n\nIf it was not you, ignore this mail: your password stays as it is.${signature}`,
  },
  ACCOUNT_ASKED: {
    subject: 'Somebody asked for a portal account of {target}',
    body: `Good day,\n\nSomebody asked for an account of {target} in our portal and gave an e-mail address that is not on record. No account is made for that address before we have checked with you. If it was nobody of yours, tell us.${signature}`,
  },
  ADDRESS_CHANGED: {
    subject: 'The e-mail address of your account was changed',
    body: `Good day {firstName},\n\nThe account {username} has another e-mail address now; mails about it no longer come here. If you did not ask for this, tell your administrator at once.${signature}`,
  },
  ACCESS_CHANGE_ASKED: {
    subject: 'A change of access waits for a second person',
    body: `Good day {firstName},\n\n{asker} asked for this change: {change}\n\nConfirm or reject it under Users and roles, To confirm. If nobody told you about it, ask them before you confirm.${signature}`,
  },
  ACCESS_CHANGE_NOTICE: {
    subject: 'Somebody asked to change the access to your account',
    body: `Good day {firstName},\n\n{asker} asked for this change of the account {username}: {change}\n\nIt takes effect when a second administrator confirms it. If you did not ask for it, tell your administrator at once.${signature}`,
  },
  FACTOR_CHANGED: {
    subject: 'The second factor of your account was changed',
    body: `Good day {firstName},\n\n{change}\n\nIf it was not you, change your password and tell your administrator at once.${signature}`,
  },
  SIGN_ON_INVITATION: {
    subject: 'Sign in to {productName} with {provider}',
    body: `Good day {firstName},\n\nYou can sign in to your account {username} with {provider}. Open this address within 72 hours and sign in there as yourself; it works once, and the identity you use is linked to your account:\n\n{link}\n\nDo not pass this mail on.${signature}`,
  },
  SIGN_ON_CHANGED: {
    subject: 'The single sign-on of your account was changed',
    body: `Good day {firstName},\n\n{change} Your username here is {username}.\n\nIf it was not you, tell your administrator at once.${signature}`,
  },
  FACTOR_GUESSED: {
    subject: 'Somebody knows your password',
    body: `Good day {firstName},\n\nYour password was entered for the account {username}, followed by several wrong codes of the second factor. If it was not you, change your password and tell your administrator at once.${signature}`,
  },
  SESSION_ENDED: {
    subject: 'You were signed out for safety',
    body: `Good day {firstName},\n\nAn old sign-in of your account was used a second time, so we ended your session. Sign in again. If you did not expect this, change your password and tell your administrator.${signature}`,
  },
  REQUEST_APPROVED: {
    subject: 'Your request {code} was approved',
    body: `Good day {name},\n\nYour request {code} ({typeLabel}) for {targetName} was approved.\n\n{remarks}${signature}`,
  },
  REQUEST_REJECTED: {
    subject: 'Your request {code} was not approved',
    body: `Good day {name},\n\nYour request {code} ({typeLabel}) for {targetName} was not approved.\n\n{remarks}${signature}`,
  },
  REQUEST_ASKED: {
    subject: 'Your request {code} needs something more from you',
    body: `Good day {name},\n\nTo go on with your request {code} ({typeLabel}) for {targetName} we need, by {dueDate}:\n\n{items}\n\n{reason}\n\nPlease answer through the portal, under My requests.${signature}`,
  },
  REQUEST_COUNTERED: {
    subject: 'Counter-offer on your request {code}',
    body: `Good day {name},\n\nOn some lines of your request {code} ({typeLabel}) for {targetName} we offer another amount. Accept or decline each by {dueDate}:\n\n{lines}\n\nPlease answer through the portal, under My requests. A line without an answer by then counts as declined, and we decide on it as it was requested.${signature}`,
  },
  COUNTER_ANSWERED: {
    subject: 'Counter-offer on {code} answered',
    body: `Good day {firstName},\n\n{requester} answered your counter-offer on {code} ({typeLabel}) for {targetName}:\n\n{lines}\n\n{remarks}\n\nThe request waits for a decision.${signature}`,
  },
  APPLICATION_ASKED: {
    subject: 'Your application {code} needs something more from you',
    body: `Good day {name},\n\nTo go on with {code} ({typeLabel}) for {targetName} we need, by {dueDate}:\n\n{items}\n\n{reason}\n\nAnswer and send documents here:\n\n{link}\n\nThe link is for you alone and works until {linkUntil}. Do not pass this mail on.${signature}`,
  },
  APPLICATION_STATUS: {
    subject: 'Where your application {code} stands',
    body: `Good day,\n\nYou asked where your application {code} ({typeLabel}) stands.\n\n{status}\n\n{missing}${signature}`,
  },
  STATUS_DECIDED: {
    subject: 'Accreditation of {targetName}',
    body: `Good day {firstName},\n\nThe accreditation status of {targetName} is {status} from {day}.\n\n{reason}${signature}`,
  },
  RENEWAL_ASKED: {
    subject: 'Documents of {targetName} to be renewed',
    body: `Good day,\n\nThese documents of {targetName} run out or have expired:\n\n{documents}\n\nPlease send the renewed ones through the portal.${signature}`,
  },
  RENEWAL_REMINDER: {
    subject: '{subjectLine}',
    body: `Good day,\n\nThese documents run out or have expired:\n\n{documents}\n\nPlease send the renewed ones through the portal. Once they are in, we stop reminding you.${signature}`,
  },
  CONFIRMATION_DUE: {
    subject: 'Are the details of {targetName} still right?',
    body: `Good day,\n\nMembers find {targetName} in our directory by these details:\n\n{sections}\n\nPlease confirm each that is still right, or say what is wrong. It takes three minutes on a phone and no sign-in:\n\n{link}\n\n{notice}\n\n{payee}\n\nThe link is for you alone and works until {linkUntil}, or until the next mail like this. Do not pass this mail on.${signature}`,
  },
  STAFF_DIGEST: {
    subject: 'Documents that expire or have expired',
    body: `Good day {firstName},\n\nSince our last mail these documents of providers in the network expired or are about to expire:\n\n{papers}\n\nTheir owners were reminded where we have an address.${signature}`,
  },
  PRICES_AMENDED: {
    subject: 'Your prices were amended ({code})',
    body: `Good day {firstName},\n\nStored prices of yours were amended: {prices} ({action}).\n\nReason: {reason}\n\n{changes}\n\nThe request {code} in the portal shows who asked for it and who decided. If this is not what was agreed, answer at once.${signature}`,
  },
  CONFIRM_ADDRESS: {
    subject: 'Confirm your e-mail address',
    body: `Good day,\n\nSomebody applied for accreditation with this e-mail address. If it was you, confirm the address here:\n\n{link}\n\nWe get the application only then. The link works until {until}. If it was not you, ignore this mail: nothing of the application is kept after that.${signature}`,
  },
  REGISTRATION_RECEIVED: {
    subject: 'We received your registration',
    body: `Good day,\n\nWe received a registration with this e-mail address. Its reference is {code}. If it was not you, ignore this mail. We will write to you when it has been looked at.\n\n{missing}${signature}`,
  },
} as const satisfies Record<string, MailText>

/** Code of a mail. */
export type MailTemplate = keyof typeof mailTexts

/** Puts the values in; a value that is missing leaves nothing, and no value can add a line to a subject. */
export function fillMail(text: MailText, values: Readonly<Record<string, string | undefined>>): MailText {
  const fill = (source: string) => source.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return { subject: fill(text.subject).replaceAll(/\s+/g, ' ').trim(), body: fill(text.body) }
}
