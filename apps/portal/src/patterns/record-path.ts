/** Page of a record by its code; an affiliation has none of its own and leads to its entries. */
export function recordPath(code: string): string {
  if (code.startsWith('PHY')) return `/doctor/${code}`
  if (code.startsWith('HF')) return `/health-facility/${code}`
  return `/audit-logs/accreditation?record=${code}`
}

/** A record with documents about a provider. */
interface AboutProvider {
  kind: string
  id: number
  code: string | null
}

/** Page of a notice, a check-in or the like inside the record of its provider, by its code where it has one. */
export function recordOfProvider(owner: string, { kind, id, code }: AboutProvider): string {
  const key = code ?? String(id)
  return `${recordPath(owner)}/records?kind=${kind}&record=${encodeURIComponent(key)}`
}
