import {
  confirmationSections,
  cyclesOf,
  defaultCycles,
  type ConfirmationCycles,
} from '@capiz/domain/confirmation'
import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import {
  type SingleSignOn,
  singleSignOnEntries,
  singleSignOnOf,
  singleSignOnProblems,
} from './single-sign-on.ts'

/** Relative folders count from the root of the project: npm starts some commands there and some in the workspace. */
const root = fileURLToPath(new URL('../../../../../', import.meta.url))

const whole = (min: number, max: number, fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,12}$/, 'must be a whole number'),
      v.transform(Number),
      v.minValue(min, `must be ${min} or more`),
      v.maxValue(max, `must be ${max} or less`),
    ),
    String(fallback),
  )
const text = (fallback: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty')), fallback)
const url = (...schemes: string[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
        `must be an address starting with ${schemes.join('// or ')}//`,
      ),
    ),
  )

/** The parts of a value with commas. */
const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const Environment = v.object({
  PORT: whole(0, 65_535, 8080),
  HOST: text('127.0.0.1'),
  CAPIZ_DATA_DIR: text('./data'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  DATABASE_READ_URL: url('postgres:', 'postgresql:'),
  CAPIZ_DATABASE_POOL: whole(1, 200, 10),
  CAPIZ_JOBS: v.optional(v.picklist(['own', 'here', 'off'], 'must be own, here or off')),
  CAPIZ_MIGRATE: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'true'),
  CAPIZ_SEED: v.optional(
    v.picklist(['none', 'tiny', 'demo', 'large'], 'must be none, tiny, demo or large'),
    'none',
  ),
  CAPIZ_PRODUCT_NAME: text('Capiz'),
  CAPIZ_ENVIRONMENT: v.optional(
    v.picklist(
      ['development', 'test', 'staging', 'production'],
      'must be development, test, staging or production',
    ),
    'production',
  ),
  CAPIZ_PUBLIC_URL: url('http:', 'https:'),
  CAPIZ_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  CAPIZ_AUDIT_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (keys) => listOf(keys).every((key) => key.length >= 32),
        'must be keys of 32 characters or more, with commas between them',
      ),
    ),
    '',
  ),
  CAPIZ_CLIENT_CREDENTIAL: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x39\x3b-\x7e]+:[\x20-\x7e]+$/, 'must be written name:secret')),
  ),
  CAPIZ_ALLOWED_ORIGINS: v.optional(v.string(), ''),
  CAPIZ_TRUST_PROXY: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  CAPIZ_LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    'info',
  ),
  CAPIZ_ACCESS_SECONDS: whole(60, 86_400, 3600),
  CAPIZ_SESSION_SECONDS: whole(300, 604_800, 43_200),
  CAPIZ_IDLE_SECONDS: whole(60, 604_800, 3900),
  CAPIZ_SECOND_FACTOR: v.optional(v.picklist(['optional', 'required'], 'must be optional or required')),
  CAPIZ_TWO_PERSONS: v.optional(v.picklist(['true', 'false'], 'must be true or false')),
  CAPIZ_CONFIRM_APPLICANTS: v.optional(v.picklist(['true', 'false'], 'must be true or false')),
  CAPIZ_STEP_UP: v.optional(v.picklist(['true', 'false'], 'must be true or false')),
  CAPIZ_CONFIRMATION_DAYS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (days) => cyclesOf(days) !== undefined,
        `must give days from 1 to 3650 to some of ${confirmationSections.join(', ')}`,
      ),
      v.transform((days) => cyclesOf(days) ?? defaultCycles),
    ),
    '',
  ),
  ...singleSignOnEntries,
  CAPIZ_JSON_BYTES: whole(1024, 104_857_600, 1_048_576),
  CAPIZ_FILE_BYTES: whole(1024, 1_073_741_824, 10_485_760),
  CAPIZ_FILES_PER_CALL: whole(1, 200, 20),
  CAPIZ_PUBLIC_CACHE_SECONDS: whole(0, 3600, 0),
  CAPIZ_SCAN_COMMAND: v.optional(
    v.pipe(v.string(), v.check(isAbsolute, 'must be the whole path of a program')),
  ),
  S3_ENDPOINT: url('http:', 'https:'),
  S3_REGION: text('us-east-1'),
  S3_BUCKET: v.optional(v.string()),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  SMTP_URL: url('smtp:', 'smtps:'),
  CAPIZ_MAIL_FROM: text('Capiz <no-reply@capiz.example>'),
  CAPIZ_REMINDERS: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'true'),
  CAPIZ_KEEP_MAIL_DAYS: whole(1, 36_500, 365),
  CAPIZ_KEEP_SESSION_DAYS: whole(1, 36_500, 90),
  CAPIZ_KEEP_REMINDER_DAYS: whole(120, 36_500, 730),
  CAPIZ_KEEP_REMOVED_DOCUMENT_DAYS: whole(1, 36_500, 1825),
  CAPIZ_DOCS: v.optional(v.picklist(['true', 'false'], 'must be true or false')),
  CAPIZ_METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  CAPIZ_PORTAL_DIR: v.optional(v.string()),
})

/** The names the server reads from the environment. */
export type Environment = v.InferOutput<typeof Environment>

const examples: Partial<Record<string, string>> = {
  PORT: '8080',
  DATABASE_URL: 'postgres://capiz:secret@db.example:5432/capiz',
  CAPIZ_PUBLIC_URL: 'https://accreditation.example.ph',
  CAPIZ_ENVIRONMENT: 'production',
  CAPIZ_SEED: 'demo',
  CAPIZ_SECRET: 'thirty-two or more random characters',
  SMTP_URL: 'smtp://mail.example:25',
  CAPIZ_CONFIRMATION_DAYS: 'HOURS=60,PAYEE=365',
  S3_ENDPOINT: 'https://storage.example',
}

/** The configuration of the whole server, read once at start. */
export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** address of a replica for the calls that may be answered by one; undefined: there is none */
  databaseReadUrl: string | undefined
  databasePool: number
  /** whether a start brings the tables up to date; false where the server runs as a role that may not */
  migrate: boolean
  /** where the jobs run: in a process of their own, in the one that answers calls, or nowhere */
  jobs: NonNullable<Environment['CAPIZ_JOBS']>
  seed: Environment['CAPIZ_SEED']
  productName: string
  environment: Environment['CAPIZ_ENVIRONMENT']
  publicUrl: string
  /** key of the refresh-token successors; undefined: one is made and kept in the database */
  secret: string | undefined
  /** keys of the audit log, the newest first; kept outside the database (see `AuditKeys`) */
  auditKeys: readonly string[]
  /** `name:secret` every client sends with the token call (specification 1, section 7); undefined: not checked */
  clientCredential: string | undefined
  allowedOrigins: readonly string[]
  trustProxy: boolean
  logLevel: Environment['CAPIZ_LOG_LEVEL']
  accessSeconds: number
  sessionSeconds: number
  idleSeconds: number
  /** whether roles that decide, administer or change payees must have a second factor */
  requiresFactor: boolean
  /** whether calls of the policy ask for a fresh sign-in */
  stepUp: boolean
  /** whether changes that make administrators or reach accounts of staff need a second person */
  twoPersons: boolean
  /** whether a public application becomes a record and a request only once its mail address is confirmed */
  confirmsApplicants: boolean
  /** the identity provider of the single sign-on; undefined: there is none */
  singleSignOn: SingleSignOn | undefined
  /** days for which the confirmation of each section of a record by its provider holds */
  confirmationDays: ConfirmationCycles
  /** whom passkeys are made for, from the public address; undefined where browsers make none */
  relyingParty: { id: string; origin: string } | undefined
  jsonBytes: number
  fileBytes: number
  filesPerCall: number
  /** seconds for which a cache in front may answer public reads by itself; 0 has it ask each time */
  publicCacheSeconds: number
  /** program that scans an upload before it is kept; undefined scans nothing */
  scanCommand: string | undefined
  s3:
    | { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }
    | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** whether owners of expiring documents are written to */
  reminders: boolean
  /** days the purge leaves things that are over: mail sent, sessions ended, reminders, documents removed or replaced */
  keepDays: { mail: number; sessions: number; reminders: number; removedDocuments: number }
  /** whether `/docs` and `/openapi.json` are served; everywhere but in production unless said otherwise */
  docs: boolean
  /** bearer token that `/metrics` asks for; in production there are no metrics without one */
  metricsToken: string | undefined
  portalDir: string | undefined
}

function s3Of(env: Environment): Config['s3'] {
  if (!env.S3_ENDPOINT || !env.S3_BUCKET || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY)
    return undefined
  return {
    endpoint: env.S3_ENDPOINT.replace(/\/$/, ''),
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  }
}

/**
 * The relying party of passkeys. Browsers make passkeys over https or on localhost only, and for names, not for numeric
 * addresses: elsewhere there is none, and passkeys are neither offered nor taken.
 */
function relyingPartyOf(publicUrl: string): Config['relyingParty'] {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  const isNumeric = /^[\d.]+$/.test(hostname) || hostname.startsWith('[')
  return isSecure && !isNumeric ? { id: hostname, origin } : undefined
}

/** Whether people work with the installation: what protects them is on unless it is turned off. */
const isService = ({ CAPIZ_ENVIRONMENT: kind }: Environment): boolean =>
  kind === 'production' || kind === 'staging'

function toConfig(env: Environment): Config {
  const publicUrl = (env.CAPIZ_PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(root, env.CAPIZ_DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    databasePool: env.CAPIZ_DATABASE_POOL,
    migrate: env.CAPIZ_MIGRATE === 'true',
    jobs: env.CAPIZ_JOBS ?? (env.DATABASE_URL === undefined ? 'here' : 'own'),
    seed: env.CAPIZ_SEED,
    productName: env.CAPIZ_PRODUCT_NAME,
    environment: env.CAPIZ_ENVIRONMENT,
    publicUrl,
    relyingParty: relyingPartyOf(publicUrl),
    secret: env.CAPIZ_SECRET,
    auditKeys: listOf(env.CAPIZ_AUDIT_KEYS),
    clientCredential: env.CAPIZ_CLIENT_CREDENTIAL,
    allowedOrigins: listOf(env.CAPIZ_ALLOWED_ORIGINS),
    trustProxy: env.CAPIZ_TRUST_PROXY === 'true',
    logLevel: env.CAPIZ_LOG_LEVEL,
    accessSeconds: env.CAPIZ_ACCESS_SECONDS,
    sessionSeconds: env.CAPIZ_SESSION_SECONDS,
    idleSeconds: env.CAPIZ_IDLE_SECONDS,
    requiresFactor: env.CAPIZ_SECOND_FACTOR ? env.CAPIZ_SECOND_FACTOR === 'required' : isService(env),
    stepUp: env.CAPIZ_STEP_UP ? env.CAPIZ_STEP_UP === 'true' : isService(env),
    twoPersons: env.CAPIZ_TWO_PERSONS ? env.CAPIZ_TWO_PERSONS === 'true' : isService(env),
    confirmsApplicants: env.CAPIZ_CONFIRM_APPLICANTS
      ? env.CAPIZ_CONFIRM_APPLICANTS === 'true'
      : isService(env),
    singleSignOn: singleSignOnOf(env),
    confirmationDays: env.CAPIZ_CONFIRMATION_DAYS,
    jsonBytes: env.CAPIZ_JSON_BYTES,
    fileBytes: env.CAPIZ_FILE_BYTES,
    filesPerCall: env.CAPIZ_FILES_PER_CALL,
    publicCacheSeconds: env.CAPIZ_PUBLIC_CACHE_SECONDS,
    scanCommand: env.CAPIZ_SCAN_COMMAND,
    s3: s3Of(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.CAPIZ_MAIL_FROM,
    reminders: env.CAPIZ_REMINDERS === 'true',
    keepDays: {
      mail: env.CAPIZ_KEEP_MAIL_DAYS,
      sessions: env.CAPIZ_KEEP_SESSION_DAYS,
      reminders: env.CAPIZ_KEEP_REMINDER_DAYS,
      removedDocuments: env.CAPIZ_KEEP_REMOVED_DOCUMENT_DAYS,
    },
    docs: env.CAPIZ_DOCS === undefined ? env.CAPIZ_ENVIRONMENT !== 'production' : env.CAPIZ_DOCS === 'true',
    metricsToken: env.CAPIZ_METRICS_TOKEN,
    portalDir: env.CAPIZ_PORTAL_DIR,
  }
}

/** S3 storage needs all of its four values or none. */
function s3Problems(env: Record<string, string | undefined>): string[] {
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  const missing = needed.filter((name) => !env[name])
  if (missing.length === 0 || missing.length === needed.length) return []
  return missing.map((name) => `${name} must be set too when files are kept in S3 storage.`)
}

/** A replica is one of a PostgreSQL; the embedded database has none. */
function replicaProblems({ DATABASE_URL: url, DATABASE_READ_URL: readUrl }: Environment): string[] {
  if (readUrl === undefined || url !== undefined) return []
  return ['DATABASE_READ_URL is the address of a replica: DATABASE_URL must be set too.']
}

/** The embedded database is open in one process only. */
function jobsProblems({ CAPIZ_JOBS: jobs, DATABASE_URL: url }: Environment): string[] {
  if (jobs !== 'own' || url !== undefined) return []
  return ['CAPIZ_JOBS can be own on PostgreSQL only: set DATABASE_URL, or CAPIZ_JOBS to here.']
}

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '::1'])

/** Returns what a kind of installation rules out: sample data in production, a development server that others can reach. */
function environmentProblems({
  CAPIZ_ENVIRONMENT: environment,
  CAPIZ_SEED: seed,
  CAPIZ_PUBLIC_URL: publicUrl,
  HOST: host,
}: Environment): string[] {
  const problems: string[] = []
  if (environment === 'production' && seed !== 'none') {
    problems.push(
      'CAPIZ_SEED must be none in production: everybody knows the password of the sample users. Set CAPIZ_ENVIRONMENT to development to try the sample.',
    )
  }
  if (environment !== 'development') return problems
  const instead = 'A development server shows unsent mail to everybody: set CAPIZ_ENVIRONMENT to production.'
  if (publicUrl?.startsWith('https:')) problems.push(`CAPIZ_PUBLIC_URL is a public address. ${instead}`)
  if (!loopback.has(host)) problems.push(`HOST lets other machines in. ${instead}`)
  return problems
}

/** Reads the configuration, or answers every problem at once, each with the name and an example. */
export function readConfig(
  env: Record<string, string | undefined>,
): { ok: true; config: Config } | { ok: false; problems: string[] } {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = v.safeParse(Environment, given)
  const problems = (parsed.issues ?? []).map((issue) => {
    const name = v.getDotPath(issue) ?? '?'
    const example = examples[name]
    return `${name} ${issue.message}${example ? `, for example ${example}` : ''}.`
  })
  problems.push(...s3Problems(given), ...singleSignOnProblems(given))
  if (parsed.success) {
    const found = parsed.output
    problems.push(...replicaProblems(found), ...jobsProblems(found), ...environmentProblems(found))
  }
  if (!parsed.success || problems.length > 0) return { ok: false, problems }
  return { ok: true, config: toConfig(parsed.output) }
}

/** The configuration for printing, with every secret replaced. */
export function printableConfig(config: Config): Record<string, unknown> {
  const hide = (address: string | undefined) => address?.replace(/\/\/[^@/]*@/, '//***@')
  return {
    ...config,
    databaseUrl: hide(config.databaseUrl),
    databaseReadUrl: hide(config.databaseReadUrl),
    smtpUrl: hide(config.smtpUrl),
    secret: config.secret && '***',
    auditKeys: config.auditKeys.map(() => '***'),
    clientCredential: config.clientCredential && '***',
    metricsToken: config.metricsToken && '***',
    singleSignOn: config.singleSignOn && { ...config.singleSignOn, clientSecret: '***' },
    s3: config.s3 && { ...config.s3, accessKeyId: '***', secretAccessKey: '***' },
  }
}
