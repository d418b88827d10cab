import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'

/** A person the identity provider knows. */
interface KnownPerson {
  groups?: string[]
  /** how the person proves to be there, as the provider says it */
  amr?: string[]
}

/** An identity provider of the test, which is a real one: its login form asks for the subject and nothing else. */
export interface IdentityProvider {
  issuer: string
  clientId: string
  clientSecret: string
  people: Map<string, KnownPerson>
  close: () => Promise<void>
}

interface Options {
  /** address of the portal that sign-ons come back to */
  returnAddress: string
  logoutAddress: string
  /** takes what the provider sends by itself, in place of the network */
  deliver?: (address: string, init: RequestInit) => Promise<Response>
}

const clientId = 'capiz-test'
const clientSecret = 'a-secret-of-the-test-provider'

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString())
}

const form = `<!doctype html><html lang="en"><title>Sign in</title><body><main><h1>Company sign-in</h1>
<form method="post"><label>Name <input name="subject" autofocus></label>
<button>Continue</button> <button name="cancel" value="yes">Cancel</button></form></main></body></html>`

/** Shows the login form, and passes on what it is sent. */
async function interact(
  provider: Provider,
  people: IdentityProvider['people'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt } = await provider.interactionDetails(request, response)
  if (prompt.name === 'consent') {
    // asked of programs with an http address each time; everybody agrees to everything
    await provider.interactionFinished(request, response, { consent: {} }, { mergeWithLastSubmission: true })
    return
  }
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(form)
    return
  }
  const given = await bodyOf(request)
  const subject = given.get('subject') ?? ''
  const { amr } = people.get(subject) ?? {}
  const isRefused = given.has('cancel') || !people.has(subject)
  const result = isRefused
    ? { error: 'access_denied', error_description: 'Call +63 900 000 0000 for help' }
    : { login: { accountId: subject, ...(amr && { amr }) } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

const signingKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })

function configurationOf(people: IdentityProvider['people'], options: Options): Record<string, unknown> {
  const { deliver } = options
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [options.returnAddress],
        backchannel_logout_uri: options.logoutAddress,
        backchannel_logout_session_required: true,
        ...(options.returnAddress.startsWith('http:') && { application_type: 'native' }),
      },
    ],
    claims: { openid: ['sub', 'amr'], groups: ['groups'], sid: null, auth_time: null },
    scopes: ['openid', 'groups'],
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    pkce: { required: () => true },
    jwks: { keys: [{ ...signingKey(), use: 'sig', alg: 'RS256' }] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['a key of the test'] },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, groups: people.get(accountId)?.groups ?? [] }),
    }),
    // everybody agrees to everything
    loadExistingGrant: async ({ oidc }: { oidc: GrantContext }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session.accountId,
        clientId: oidc.client.clientId,
      })
      grant.addOIDCScope('openid groups')
      await grant.save()
      return grant
    },
    ...(deliver && { fetch: deliver }),
  }
}

interface GrantContext {
  provider: Provider
  session: { accountId: string }
  client: { clientId: string }
}

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

/** Starts an identity provider on a free port, or on the one given. */
export async function identityProvider(options: Options, port = 0): Promise<IdentityProvider> {
  const people: IdentityProvider['people'] = new Map()
  const server = createServer()
  const issuer = `http://127.0.0.1:${await listen(server, port)}`
  const provider = new Provider(issuer, configurationOf(people, options))
  const serve = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return serve(request, response)
    void interact(provider, people, request, response)
  })
  return {
    issuer,
    clientId,
    clientSecret,
    people,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A browser with cookies, as far as a sign-on needs one. */
export function browser(returnAddress: string) {
  const jar = new Map<string, string>()

  async function visit(address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      if (/expires=thu, 01 jan 1970/iu.test(line)) jar.delete(name)
      else jar.set(name, value.join('='))
    }
    return response
  }

  /** Signs in at the provider where it asks; answers the query with which it sends the browser back. */
  async function signOn(address: string, given: { subject?: string; cancel?: string } = {}): Promise<string> {
    let next = address
    for (let step = 0; step < 12; step++) {
      if (next.startsWith(returnAddress)) return new URL(next).search.slice(1)
      const page = await visit(next)
      const target = page.headers.get('location')
      if (target !== null) next = new URL(target, next).href
      else {
        const sent = await visit(next, { method: 'POST', body: new URLSearchParams(given) })
        next = new URL(sent.headers.get('location') ?? '', next).href
      }
    }
    throw new Error(`The provider did not send the browser back: ${next}`)
  }
  return { visit, signOn }
}
