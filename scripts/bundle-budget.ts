import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * Measures what the built portal sends until a page can be used, and fails above the budget: JavaScript and CSS, gzip 9,
 * kB of 1024 bytes. Run after `npm run build -w @capiz/portal`, or name the folder of another build.
 */

/** One entry of Vite's manifest. */
interface ManifestEntry {
  file: string
  /** name of a group of `vite.config.ts`, for files that hold several modules */
  name?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

type Manifest = Record<string, ManifestEntry>

interface Budget {
  name: string
  limit: number
  /** required modules, as patterns of manifest keys or group names; each must match */
  modules: readonly RegExp[]
}

const dist = process.argv[2] ?? join(import.meta.dirname, '../apps/portal/dist')

// groups of `apps/portal/build/parts.ts`; the first file fetches `core` at once, `frame` holds what follows signing in,
// with the facility list
const core = /^core$/
const staff = [core, /^frame$/]

// the first script sends the first calls of a visit itself, which is worth its kB (ADR 27)
const budgets: readonly Budget[] = [
  // with the second step: a passkey, the code of an app or a recovery code
  { name: 'login usable', limit: 121.5, modules: [core, /^sign-in$/] },
  {
    name: 'facility list with rows',
    // half a kB of it: columns that come in only where they fit; less: acts in the line of the filters, short names of cities, headings over rows,
    // the fade at the end of a table that is cut, the way back on phones, facts under a name in one line as they look in their columns;
    // 0.2 kB: sums beside headings, the usual value of a column left out, today over the bars of validity
    limit: 165,
    modules: staff,
  },
  {
    name: 'public directory',
    // half a kB of it: on phones the filters fold away, a telephone is a button, and no time is cut at the end of a line;
    // 0.1 kB: badges on the line of the text beside them; 0.3 kB: labels above the fields, one edge for head and page
    limit: 157.5,
    modules: [core, /^directory$/],
  },
  // its files are shared with the queue and the records: half the requests for 7 kB more (ADR 27); a fifth of a kB: the links
  // to the whole of a group of work; as much: what is due today and what is late look alike everywhere; 0.5 kB: the parts of tables it shares
  { name: 'dashboard', limit: 196.7, modules: [...staff, /^dashboard$/] },
  // more than a kB of it: the acts in the line of the filters, headings, and the queues as who approves sees them; half a kB: rows under
  // headings by lateness
  { name: 'request queue', limit: 189.4, modules: [...staff, /^queue$/] },
]

function closure(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    closure(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}

/** Returns the files of the entry and its static imports, without what is loaded later. */
function filesOf(manifest: Manifest, keys: Iterable<string>): Set<string> {
  const files = new Set<string>()
  for (const key of keys) {
    const entry = manifest[key]
    if (entry === undefined) continue
    files.add(entry.file)
    for (const css of entry.css ?? []) files.add(css)
  }
  return files
}

function weight(files: Iterable<string>): { script: number; style: number } {
  const sum = { script: 0, style: 0 }
  for (const file of files) {
    const size = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
    if (file.endsWith('.css')) sum.style += size
    else sum.script += size
  }
  return sum
}

const kB = (bytes: number): string => (bytes / 1024).toFixed(1)

function check(manifest: Manifest, budget: Budget): boolean {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true)
  const wanted = budget.modules.map((pattern) =>
    Object.keys(manifest).find((key) => pattern.test(key) || pattern.test(manifest[key]?.name ?? '')),
  )
  if (wanted.includes(undefined)) {
    console.log(`OVER ${budget.name}: a part of it was not found in the build, so nothing was weighed`)
    return false
  }
  const keys = closure(manifest, [...entries, ...wanted.filter((key) => key !== undefined)])
  const { script, style } = weight(filesOf(manifest, keys))
  const total = script + style
  const isFine = total <= budget.limit * 1024
  const verdict = isFine ? 'ok  ' : 'OVER'
  console.log(
    `${verdict} ${budget.name}: ${kB(total)} of ${budget.limit} kB (JS ${kB(script)}, CSS ${kB(style)})`,
  )
  return isFine
}

/** Largest size of a file that is loaded later, in kB. */
const chunkLimit = 80

/** Modules of the engine that draws PDF files, fetched with the first document that is shown (ADR 46), with their limits in kB. */
const engineLimits: Readonly<Record<string, number>> = { PdfPage: 135, 'pdf-in-page': 375 }

const limitOf = ({ name }: ManifestEntry): number => engineLimits[name ?? ''] ?? chunkLimit

function checkChunks(manifest: Manifest): boolean {
  const large = Object.values(manifest).filter((entry) => {
    // the files loaded first have a budget of their own above
    if (entry.isEntry === true || entry.name === 'core' || !entry.file.endsWith('.js')) return false
    return weight([entry.file]).script > limitOf(entry) * 1024
  })
  for (const entry of large) {
    console.log(`OVER ${entry.file}: ${kB(weight([entry.file]).script)} of ${limitOf(entry)} kB`)
  }
  return large.length === 0
}

const manifestFile = join(dist, '.vite/manifest.json')
if (!existsSync(manifestFile)) {
  console.error('The portal is not built. Run: npm run build -w @capiz/portal')
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
const results = [...budgets.map((budget) => check(manifest, budget)), checkChunks(manifest)]
process.exit(results.every(Boolean) ? 0 : 1)
