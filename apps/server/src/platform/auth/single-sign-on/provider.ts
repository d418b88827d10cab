import * as oidc from 'openid-client'
import type { SignOnClaims } from '../../../db/schema/index.ts'
import { refuse } from '../../errors/refuse.ts'
import type { Config } from '../../runtime/config.ts'
import type { SingleSignOn } from '../../runtime/single-sign-on.ts'
import type { Services } from '../../services.ts'

/** Seconds an answer of the identity provider is waited for. */
const timeoutSeconds = 10
/** Longest list of groups that is looked at, and longest name of one. */
const mostGroups = 500
const longestGroup = 200

/** Values a single sign-on is begun with and checked against. */
export interface SignOnSecrets {
  state: string
  nonce: string
  verifier: string
}

/** Returns the identity provider of the installation; refuses where there is none. */
export function providerOf({ config }: Services): SingleSignOn {
  return config.singleSignOn ?? refuse('SIGN_ON_UNAVAILABLE')
}

/** The address the identity provider sends browsers back to. */
const returnAddress = (config: Config): URL => new URL(`${config.publicUrl}/auth/return`)

const known = new WeakMap<SingleSignOn, Promise<oidc.Configuration>>()

function unreachable({ log }: Services, provider: SingleSignOn, error: unknown): never {
  log.error({ err: error, issuer: provider.issuer.href }, 'identity provider not reached')
  return refuse('UNAVAILABLE', { message: `${provider.name} cannot be reached. Try again in a few minutes.` })
}

/** Reads the metadata of the issuer once; the issuer in it has to be the one of the settings. */
export async function discovered(services: Services): Promise<oidc.Configuration> {
  const provider = providerOf(services)
  const isPlain = provider.issuer.protocol === 'http:'
  const reading =
    known.get(provider) ??
    oidc.discovery(provider.issuer, provider.clientId, provider.clientSecret, undefined, {
      timeout: timeoutSeconds,
      ...(isPlain && { execute: [oidc.allowInsecureRequests] }),
    })
  known.set(provider, reading)
  try {
    return await reading
  } catch (error) {
    known.delete(provider)
    return unreachable(services, provider, error)
  }
}

/** Returns the address at which the browser signs in; `isFresh` asks the provider for the password or key again. */
export async function signInAddress(
  services: Services,
  { state, nonce, verifier }: SignOnSecrets,
  { isFresh }: { isFresh: boolean },
): Promise<string> {
  const address = oidc.buildAuthorizationUrl(await discovered(services), {
    redirect_uri: returnAddress(services.config).href,
    scope: providerOf(services).scope,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(isFresh && { prompt: 'login', max_age: '0' }),
  })
  return address.href
}

/** Errors of a provider that people can do something about; its own words are not shown, since anybody can write them. */
const reasons: Readonly<Record<string, string>> = {
  access_denied: 'the sign-in was cancelled, or this service is not open to you there',
  login_required: 'nobody was signed in there',
  temporarily_unavailable: 'it is not available at the moment',
  server_error: 'it has a fault',
}

/** Refuses a return that the provider, or the checks of its answer, refused. */
function refuseReturn({ log }: Services, provider: SingleSignOn, error: unknown): never {
  if (error instanceof oidc.AuthorizationResponseError) {
    const reason = reasons[error.error] ?? 'it refused the request'
    refuse('SIGN_ON_FAILED', { message: `${provider.name} did not sign you in: ${reason}. Begin again.` })
  }
  log.warn({ err: error }, 'answer of the identity provider refused')
  return refuse('SIGN_ON_FAILED', {
    message: `The answer of ${provider.name} could not be verified. Begin again; if it happens again, tell your administrator.`,
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function groupsIn(claims: unknown, name: string): string[] | undefined {
  const value = isRecord(claims) ? claims[name] : undefined
  if (!Array.isArray(value)) return typeof value === 'string' ? [value] : undefined
  return value
    .filter((one): one is string => typeof one === 'string' && one.length <= longestGroup)
    .slice(0, mostGroups)
}

/** Groups of the user: of the ID token, or of the answer about the user where the token has none. */
async function groupsOf(
  configuration: oidc.Configuration,
  tokens: oidc.TokenEndpointResponse,
  claims: oidc.IDToken,
  name: string,
): Promise<string[]> {
  const inToken = groupsIn(claims, name)
  if (inToken || configuration.serverMetadata().userinfo_endpoint === undefined) return inToken ?? []
  return groupsIn(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub), name) ?? []
}

/** Statements of the provider about a sign-in; `authenticated` is when the user proved to be at the keyboard there. */
export interface VerifiedClaims extends SignOnClaims {
  authenticated: Date | null
}

/**
 * Exchanges the code of a return for the statements of the provider: issuer, audience, signature, nonce, state and the
 * code verifier are checked. `freshSeconds` asks for a sign-in of the last seconds.
 */
export async function verifiedClaims(
  services: Services,
  parameters: string,
  secrets: SignOnSecrets,
  { freshSeconds }: { freshSeconds?: number } = {},
): Promise<VerifiedClaims> {
  const provider = providerOf(services)
  const configuration = await discovered(services)
  const address = returnAddress(services.config)
  address.search = parameters
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: secrets.verifier,
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      idTokenExpected: true,
      ...(freshSeconds !== undefined && { maxAge: freshSeconds }),
    })
    const claims = tokens.claims()
    if (!claims || claims.sub.length > 255) return refuse('SIGN_ON_FAILED')
    const { amr, sid, auth_time: seconds } = claims
    return {
      subject: claims.sub,
      session: typeof sid === 'string' && sid.length <= 255 ? sid : null,
      isMultiFactor: Array.isArray(amr) && amr.includes('mfa'),
      groups: await groupsOf(configuration, tokens, claims, provider.groupsClaim),
      authenticated: typeof seconds === 'number' ? new Date(seconds * 1000) : null,
    }
  } catch (error) {
    return refuseReturn(services, provider, error)
  }
}
