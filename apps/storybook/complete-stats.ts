import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Adds what style sheets import to `preview-stats.json`. They are run while building and leave only their class names, so
 * the bundler does not see that a token, or a rule shared between sheets, reaches the components that use it; whoever
 * asks which stories a change can reach (Chromatic, `npm run visual -- --changed`) would leave them out.
 */
interface Module {
  id: string
  name: string
  reasons: { moduleName: string }[]
}

const here = fileURLToPath(new URL('.', import.meta.url))
const source = join(here, '../../packages/ui/src')
const [file = join(here, 'storybook-static/preview-stats.json')] = process.argv.slice(2)
const IMPORT = /^import (?!type\b)[^'"]*['"](\.[^'"]+)['"]/gmu

const nameOf = (path: string) => `./${relative(here, path).replaceAll('\\', '/')}`
const stats = JSON.parse(readFileSync(file, 'utf8')) as { modules: Module[] }
const modules = new Map(stats.modules.map((module) => [module.name, module]))

for (const path of globSync('**/*.ts', { cwd: source }).map((found) => join(source, found))) {
  // Beside the sheets themselves: what they are made with. A test reaches no story.
  if (!/\.css\.ts$|\/(?:tokens|styles)\//u.test(path) || path.endsWith('.test.ts')) continue
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
    const name = nameOf(join(dirname(path), target))
    const known = modules.get(name) ?? { id: name, name, reasons: [] }
    modules.set(name, known)
    if (!known.reasons.some(({ moduleName }) => moduleName === nameOf(path)))
      known.reasons.push({ moduleName: nameOf(path) })
  }
}

writeFileSync(file, JSON.stringify({ ...stats, modules: [...modules.values()] }))
