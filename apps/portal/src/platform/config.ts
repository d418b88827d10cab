import type { Bases } from '@capiz/api/client'

/** The settings of an installation; the server writes them into the meta elements of index.html. */
export interface PortalConfig {
  product: string
  /** marker such as `staging`, shown in titles; empty for the real service */
  environment: string
  /** `name:secret` sent with the token call; undefined: the one every client has by default */
  client: string | undefined
  /** name of the single sign-on; empty where there is none */
  signOn: string
  bases: Bases
}

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="capiz:${name}"]`)?.content ?? ''
}

/** Base addresses: one root for all four services, or one of its own for each (`capiz:api-accr` and so on). */
function readBases(): Bases {
  const root = meta('api') || '/api'
  const base = (service: keyof Bases): string => meta(`api-${service}`) || `${root}/${service}`
  return { accr: base('accr'), auth: base('auth'), reports: base('reports'), audit: base('audit') }
}

export const config: PortalConfig = {
  product: meta('product') || 'Capiz',
  environment: meta('environment'),
  client: meta('client') || undefined,
  signOn: meta('sign-on'),
  bases: readBases(),
}
