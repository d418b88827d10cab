/** Page of a record by its code; an affiliation has none of its own and leads to its entries. */
export function recordPath(code: string): string {
  if (code.startsWith('PHY')) return `/doctor/${code}`
  if (code.startsWith('HF')) return `/health-facility/${code}`
  return `/audit-logs/accreditation?record=${code}`
}
