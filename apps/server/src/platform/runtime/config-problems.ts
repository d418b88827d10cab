import type { Environment } from './environment.ts'

/** S3 storage needs all of its four values or none. */
export function s3Problems(env: Record<string, string | undefined>): string[] {
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

/** Returns what single values do not show: those that need, or rule out, each other. */
export const combinedProblems = (env: Environment): string[] => [
  ...replicaProblems(env),
  ...jobsProblems(env),
  ...environmentProblems(env),
]
