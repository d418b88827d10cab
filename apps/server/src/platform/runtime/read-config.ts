import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Config } from './config.ts'
import { combinedProblems, s3Problems } from './config-problems.ts'
import { Environment, examples, listOf } from './environment.ts'
import { singleSignOnOf, singleSignOnProblems } from './single-sign-on.ts'

/** Relative folders count from the root of the project: npm starts some commands there and some in the workspace. */
const root = fileURLToPath(new URL('../../../../../', import.meta.url))

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
  if (parsed.success) problems.push(...combinedProblems(parsed.output))
  if (!parsed.success || problems.length > 0) return { ok: false, problems }
  return { ok: true, config: toConfig(parsed.output) }
}
