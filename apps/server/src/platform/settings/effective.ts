import { retentionKinds } from '@capiz/domain/privacy'
import { confirmationSections, sectionLabel } from '@capiz/domain/confirmation'
import type { Config } from '../runtime/config.ts'
import type { Services } from '../services.ts'

interface Setting {
  label: string
  value: string
  variable: string | null
  warning: string | null
}

const setting = (
  label: string,
  value: string | number,
  variable: string | null = null,
  warning: string | null = null,
): Setting => ({ label, value: String(value), variable, warning })

const minutes = (seconds: number): string =>
  seconds % 3600 === 0
    ? `${seconds / 3600} ${seconds === 3600 ? 'hour' : 'hours'}`
    : `${Math.round(seconds / 60)} minutes`

const megabytes = (bytes: number): string => `${Number((bytes / 1_048_576).toFixed(1))} MB`

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Returns the name of a host, without the credentials an address may hold. */
function hostOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : new URL(address).host
}

function installation(config: Config): Setting[] {
  const isSample = config.seed !== 'none'
  return [
    setting('Product name', config.productName, 'CAPIZ_PRODUCT_NAME'),
    setting('Kind of installation', capital(config.environment), 'CAPIZ_ENVIRONMENT'),
    setting('Public address', config.publicUrl, 'CAPIZ_PUBLIC_URL'),
    setting(
      'Sample data',
      isSample ? capital(config.seed) : 'None',
      'CAPIZ_SEED',
      isSample ? 'Sample users are there and their password is known. Do not put real data in here.' : null,
    ),
    setting('Detail of the server log', capital(config.logLevel), 'CAPIZ_LOG_LEVEL'),
  ]
}

function storage({ config, database }: Services): Setting[] {
  const isEmbedded = database.engine === 'pglite'
  return [
    setting(
      'Database',
      isEmbedded ? 'Embedded (PGlite)' : `PostgreSQL on ${hostOf(config.databaseUrl) ?? 'unknown host'}`,
      'DATABASE_URL',
      isEmbedded && config.environment === 'production'
        ? 'The embedded database serves one process only. Use PostgreSQL for real service.'
        : null,
    ),
    ...(isEmbedded
      ? []
      : [
          setting(
            'Replica that reports and the directory read',
            hostOf(config.databaseReadUrl) ?? 'None',
            'DATABASE_READ_URL',
          ),
          setting('Connections at most', config.databasePool, 'CAPIZ_DATABASE_POOL'),
        ]),
    config.s3
      ? setting('Files', `Bucket ${config.s3.bucket} on ${hostOf(config.s3.endpoint) ?? ''}`, 'S3_ENDPOINT')
      : setting('Files', 'On the disk of the server', 'S3_ENDPOINT'),
    setting('Largest file', megabytes(config.fileBytes), 'CAPIZ_FILE_BYTES'),
    setting('Files in one call', config.filesPerCall, 'CAPIZ_FILES_PER_CALL'),
    setting(
      'Public answers in a cache in front',
      config.publicCacheSeconds === 0 ? 'Asked again each time' : `${config.publicCacheSeconds} seconds`,
      'CAPIZ_PUBLIC_CACHE_SECONDS',
    ),
    setting(
      'Scan of uploads',
      config.scanCommand ?? 'None',
      'CAPIZ_SCAN_COMMAND',
      config.scanCommand ? null : 'Uploads are kept without a scan for harmful content.',
    ),
  ]
}

/** Whether addresses of applicants are confirmed. */
function confirmation(config: Config): Setting {
  return setting(
    'Mail addresses of public applications',
    config.confirmsApplicants ? 'Confirmed before anything is stored' : 'Not confirmed',
    'CAPIZ_CONFIRM_APPLICANTS',
    config.environment === 'production' && !config.confirmsApplicants
      ? 'Anybody can apply in the name of an address that is not theirs.'
      : null,
  )
}

/** The identity provider, and the roles that sign in with it alone. */
function singleSignOn({ singleSignOn: provider }: Config): Setting[] {
  if (!provider) return [setting('Single sign-on', 'Not set up', 'CAPIZ_OIDC_ISSUER')]
  const { name, issuer, onlyRoles } = provider
  const roles = onlyRoles.length > 0 ? onlyRoles.join(', ') : 'None'
  return [
    setting('Single sign-on', `${name} (${issuer.href})`, 'CAPIZ_OIDC_ISSUER'),
    setting('Roles that do not sign in with a password', roles, 'CAPIZ_OIDC_ONLY_ROLES'),
  ]
}

function signingIn(config: Config): Setting[] {
  return [
    setting('A session ends after', minutes(config.sessionSeconds), 'CAPIZ_SESSION_SECONDS'),
    setting('An unused session ends after', minutes(config.idleSeconds), 'CAPIZ_IDLE_SECONDS'),
    setting('An access token lives', minutes(config.accessSeconds), 'CAPIZ_ACCESS_SECONDS'),
    setting(
      'Second factor',
      config.requiresFactor
        ? 'Asked of roles that decide, administer or change payees'
        : 'Everybody may add one',
      'CAPIZ_SECOND_FACTOR',
      config.environment === 'production' && !config.requiresFactor
        ? 'A stolen password is enough to approve or to administer.'
        : null,
    ),
    setting(
      'Fresh sign-in before decisions and changes of rights',
      config.stepUp ? 'Asked after 5 minutes' : 'Not asked',
      'CAPIZ_STEP_UP',
    ),
    setting(
      'Second person for administrators, addresses of staff and their passwords',
      config.twoPersons ? 'Asked for' : 'Not asked for',
      'CAPIZ_TWO_PERSONS',
    ),
    confirmation(config),
    ...singleSignOn(config),
    setting(
      'Key of the tokens and second factors',
      config.secret ? 'Set by the operator' : 'Made by the server and kept in the database',
      'CAPIZ_SECRET',
    ),
    setting(
      'Client credential of the token call',
      config.clientCredential ? 'Set by the operator and checked' : 'Not checked',
      'CAPIZ_CLIENT_CREDENTIAL',
    ),
    setting(
      'Other sites that may call',
      config.allowedOrigins.length > 0 ? config.allowedOrigins.join(', ') : 'None',
      'CAPIZ_ALLOWED_ORIGINS',
    ),
    setting('API reference', config.docs ? 'Served at /docs' : 'Not served', 'CAPIZ_DOCS'),
    setting(
      'Metrics',
      config.metricsToken
        ? 'Served at /metrics to who shows the token'
        : config.environment === 'production'
          ? 'Not served'
          : 'Served at /metrics',
      'CAPIZ_METRICS_TOKEN',
    ),
    setting('Behind a trusted proxy', config.trustProxy ? 'Yes' : 'No', 'CAPIZ_TRUST_PROXY'),
  ]
}

function mail(config: Config): Setting[] {
  return [
    setting(
      'Mail server',
      hostOf(config.smtpUrl) ?? 'None',
      'SMTP_URL',
      config.smtpUrl ? null : 'Mail is kept in the outbox and not sent: no mail server is set.',
    ),
    setting('Sender', config.mailFrom, 'CAPIZ_MAIL_FROM'),
    setting('Reminders of expiring documents', config.reminders ? 'Sent' : 'Off', 'CAPIZ_REMINDERS'),
  ]
}

/** Returns the days for which the confirmation of each section of a record holds. */
function confirmations({ confirmationDays }: Config): Setting[] {
  return confirmationSections.map((section) =>
    setting(
      sectionLabel('facility', section),
      `${confirmationDays[section]} days`,
      'CAPIZ_CONFIRMATION_DAYS',
    ),
  )
}

/** Returns the retention periods of the daily removal (see the operating guide). */
function retention({ keepDays }: Config): Setting[] {
  const days = (label: string, count: number, variable: string) => setting(label, `${count} days`, variable)
  return [
    days(retentionKinds.MAIL, keepDays.mail, 'CAPIZ_KEEP_MAIL_DAYS'),
    days(retentionKinds.SESSIONS, keepDays.sessions, 'CAPIZ_KEEP_SESSION_DAYS'),
    days(retentionKinds.REMINDERS, keepDays.reminders, 'CAPIZ_KEEP_REMINDER_DAYS'),
    days(retentionKinds.REMOVED_DOCUMENTS, keepDays.removedDocuments, 'CAPIZ_KEEP_REMOVED_DOCUMENT_DAYS'),
  ]
}

/** The configuration in force, by subject and in words; passwords, keys and credentials in addresses stay out. */
export function effectiveSettings(services: Services): { groups: { title: string; settings: Setting[] }[] } {
  const { config } = services
  return {
    groups: [
      { title: 'Installation', settings: installation(config) },
      { title: 'Storage', settings: storage(services) },
      { title: 'Signing in', settings: signingIn(config) },
      { title: 'Mail', settings: mail(config) },
      { title: 'Confirmed by providers every', settings: confirmations(config) },
      { title: 'Retention', settings: retention(config) },
    ],
  }
}
