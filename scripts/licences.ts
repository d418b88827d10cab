/**
 * Writes docs/licences.md: the licences of everything the lock file installs. `--check` writes nothing and fails
 * when the page is out of date. A licence that is not in the agreed list fails either way.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { licencesOf, refusedOf, type Installed } from './licence-rules.ts'

const root = new URL('..', import.meta.url)
const file = new URL('docs/licences.md', root)
const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>
}
const installed = licencesOf(lock.packages)

const refused = refusedOf(installed)
for (const { name, version, licence } of refused)
  console.error(
    `${name} ${version} is under ${licence ?? 'no named licence'}: agree to it in scripts/licence-rules.ts or remove the package.`,
  )

const line = ({ name, version }: Installed) => `${name} ${version}`
function section(title: string, list: readonly Installed[]): string[] {
  const groups = [...Map.groupBy(list, ({ licence }) => licence ?? 'none named')]
  const rows = groups
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([licence, own]) => `| ${licence} | ${own.length} | ${own.map(line).toSorted().join(', ')} |`)
  return [`## ${title}`, '', '| Licence | Packages | Which |', '|---|---|---|', ...rows, '']
}

const page = [
  '# Licences of dependencies',
  '',
  'Written by `node scripts/licences.ts` from the lock file. What may be installed is agreed in',
  '`scripts/licence-rules.ts`; a test refuses any other licence.',
  '',
  ...section(
    'Dependencies',
    installed.filter(({ dev }) => !dev),
  ),
  ...section(
    'Only for development',
    installed.filter(({ dev }) => dev),
  ),
].join('\n')

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== page) {
    console.error('docs/licences.md is out of date: run node scripts/licences.ts.')
    process.exitCode = 1
  }
} else writeFileSync(file, page)
if (refused.length > 0) process.exitCode = 1
