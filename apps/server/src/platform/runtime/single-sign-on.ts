import * as v from 'valibot'

/** The identity provider of an installation (OpenID Connect). */
export interface SingleSignOn {
  issuer: URL
  clientId: string
  clientSecret: string
  /** name on the button of the sign-in page */
  name: string
  scope: string
  /** claim that carries the groups of a user */
  groupsClaim: string
  /** codes of the roles of staff that do not sign in with a password */
  onlyRoles: readonly string[]
}

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(300))

/** Whether an address can be an issuer: https, or a test on the machine itself. */
function isIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
}

/** The settings of the single sign-on, as the environment has them. */
export const singleSignOnEntries = {
  CAPIZ_OIDC_ISSUER: v.optional(v.pipe(text, v.check(isIssuer, 'must be an address starting with https://'))),
  CAPIZ_OIDC_CLIENT_ID: v.optional(text),
  CAPIZ_OIDC_CLIENT_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more')),
  ),
  CAPIZ_OIDC_NAME: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)), 'single sign-on'),
  CAPIZ_OIDC_SCOPE: v.optional(text, 'openid'),
  CAPIZ_OIDC_GROUPS_CLAIM: v.optional(text, 'groups'),
  CAPIZ_OIDC_ONLY_ROLES: v.optional(v.string(), ''),
}

interface Entries {
  CAPIZ_OIDC_ISSUER?: string | undefined
  CAPIZ_OIDC_CLIENT_ID?: string | undefined
  CAPIZ_OIDC_CLIENT_SECRET?: string | undefined
  CAPIZ_OIDC_NAME: string
  CAPIZ_OIDC_SCOPE: string
  CAPIZ_OIDC_GROUPS_CLAIM: string
  CAPIZ_OIDC_ONLY_ROLES: string
}

/** Returns the identity provider, or undefined without one. */
export function singleSignOnOf(env: Entries): SingleSignOn | undefined {
  const { CAPIZ_OIDC_ISSUER: issuer, CAPIZ_OIDC_CLIENT_ID: clientId } = env
  const { CAPIZ_OIDC_CLIENT_SECRET: clientSecret, CAPIZ_OIDC_SCOPE: scope } = env
  if (!issuer || !clientId || !clientSecret) return undefined
  return {
    issuer: new URL(issuer),
    clientId,
    clientSecret,
    name: env.CAPIZ_OIDC_NAME,
    scope: scope.split(' ').includes('openid') ? scope : `openid ${scope}`,
    groupsClaim: env.CAPIZ_OIDC_GROUPS_CLAIM,
    onlyRoles: env.CAPIZ_OIDC_ONLY_ROLES.split(',')
      .map((role) => role.trim())
      .filter(Boolean),
  }
}

/** Returns what is missing: issuer, client and secret belong together, and roles without a password need them. */
export function singleSignOnProblems(env: Readonly<Record<string, string | undefined>>): string[] {
  const needed = ['CAPIZ_OIDC_ISSUER', 'CAPIZ_OIDC_CLIENT_ID', 'CAPIZ_OIDC_CLIENT_SECRET']
  const missing = needed.filter((name) => !env[name])
  const isAsked = missing.length < needed.length || env['CAPIZ_OIDC_ONLY_ROLES']
  return isAsked ? missing.map((name) => `${name} must be set too for single sign-on.`) : []
}
