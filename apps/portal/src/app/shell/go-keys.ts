import { pathOf } from '../../platform/routing/navigation.ts'

/** Letter after "g" for the places of the menu. */
const letters: Readonly<Record<string, string>> = {
  '/dashboard': 't',
  '/dashboard/requests': 'r',
  '/health-facility': 'f',
  '/doctor': 'p',
  '/rates': 'a',
  '/duplicates': 'd',
  '/iso-compliance': 'i',
  '/reports': 'o',
  '/audit-logs': 'l',
  '/provider': 'm',
  '/security': 'u',
  '/account-updates': 'y',
}

interface Place {
  href: string
  label: string
}

/** The keys that lead to places of the menu; a record of one's own has none. */
export function goKeys(links: readonly Place[]): (Place & { keys: string })[] {
  return links.flatMap(({ href, label }) => {
    const letter = letters[pathOf(href)]
    return letter === undefined ? [] : [{ href, label: `Go to ${label}`, keys: `g ${letter}` }]
  })
}
