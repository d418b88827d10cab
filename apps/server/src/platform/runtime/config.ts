import type { ConfirmationCycles } from '@capiz/domain/confirmation'
import type { Environment } from './environment.ts'
import type { SingleSignOn } from './single-sign-on.ts'

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
