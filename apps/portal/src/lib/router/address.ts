import { segmentsOf } from './match.ts'

/** The parts of an address; each may be missing. */
export interface AddressParts {
  pathname?: string
  search?: string
  hash?: string
}

/** Where to go: an address as text, or its parts. */
export type To = string | AddressParts

/** Takes an address apart. */
export function partsOf(address: string): AddressParts {
  const [beforeHash = '', ...hash] = address.split('#')
  const [pathname = '', ...search] = beforeHash.split('?')
  return {
    pathname: pathname === '' ? undefined : pathname,
    search: search.length > 0 ? `?${search.join('?')}` : '',
    hash: hash.length > 0 ? `#${hash.join('#')}` : '',
  }
}

/**
 * The whole address, from the root, of a target: absolute paths stay, others start at `base` (the route that asks),
 * and a target without a path stays at `here`.
 */
export function resolveTo(to: To, base: string, here: string): Required<AddressParts> {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? partsOf(to) : to
  if (pathname === undefined || pathname === '') return { pathname: here, search, hash }
  if (pathname.startsWith('/')) return { pathname, search, hash }
  const segments = segmentsOf(base)
  for (const segment of segmentsOf(pathname)) {
    if (segment === '..') segments.pop()
    else if (segment !== '.') segments.push(segment)
  }
  return { pathname: `/${segments.join('/')}`, search, hash }
}
