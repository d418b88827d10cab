import { confirmationSections, cyclesOf, defaultCycles } from '@capiz/domain/confirmation'
import { isAbsolute } from 'node:path'
import * as v from 'valibot'
import { singleSignOnEntries } from './single-sign-on.ts'

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
export const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** The variables of the environment with their form, bounds and defaults. */
export const Environment = v.object({
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

/** Examples of values for the messages about them. */
export const examples: Partial<Record<string, string>> = {
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
