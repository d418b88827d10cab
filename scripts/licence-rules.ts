/** A package of the lock file with its licence, if it names one. */
export interface Installed {
  name: string
  version: string
  licence: string | undefined
  /** only for building and testing */
  dev: boolean
}

/** Licences under which a package may be shipped: permissive ones, and fonts and data under theirs. */
const shipped = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'OFL-1.1',
  // Copyleft per file: changes to its files must be published, other files are not affected.
  'MPL-2.0',
]

/** Further licences for tools that are not shipped. */
const forTools = [...shipped, 'BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'Python-2.0']

/** Packages without a licence in their package.json, with the licence of their licence file. */
const readByHand: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  eval: 'MIT',
  'png-js': 'MIT',
  'require-like': 'MIT',
}

interface Locked {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
}

/** Returns every package of a lock file once per version, by name, without the workspaces. */
export function licencesOf(packages: Readonly<Record<string, Locked>>): Installed[] {
  const found = new Map<string, Installed>()
  for (const [path, { version = '', license, dev = false, link }] of Object.entries(packages)) {
    const name = /.*node_modules\/(.+)$/.exec(path)?.[1]
    if (name === undefined || link) continue
    const key = `${name} ${version}`
    const known = found.get(key)
    const licence = license ?? readByHand[name]
    found.set(key, { name, version, licence, dev: dev && (known?.dev ?? true) })
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Returns whether an expression is allowed: `A OR B` by either, `A AND B` by both. */
function isAgreed(licence: string, agreed: readonly string[]): boolean {
  const plain = licence.replaceAll(/[()]/g, '')
  return plain.split(' OR ').some((one) => one.split(' AND ').every((part) => agreed.includes(part.trim())))
}

/** Returns the packages whose licence is not in the agreed list or not named. */
export function refusedOf(installed: readonly Installed[]): Installed[] {
  return installed.filter(
    ({ licence, dev }) => licence === undefined || !isAgreed(licence, dev ? forTools : shipped),
  )
}
