import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyApp, packPackage, readmeExamples, run } from './installed.ts'

/**
 * Builds a Next application that installs the packed package: server components that use client components. By hand
 * (`npm run package:next -w @capiz/tests`), because it fetches Next, which takes a minute and 340 MB.
 */
const tarball = packPackage()
const folder = join(dirname(tarball), 'next')
mkdirSync(folder)
copyApp('next', folder)
writeFileSync(
  join(folder, 'app/Save.tsx'),
  `'use client'\n${readmeExamples()['tsx']?.replace(/^import '.*\n/gmu, '')}`,
)
writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
const libraries = [
  'next@16',
  'react@19.3.1',
  'react-dom@19.3.1',
  'typescript@6',
  '@types/react@19',
  '@types/node@26',
]
run('npm', ['install', '--no-audit', '--no-fund', tarball, ...libraries], folder)
process.stdout.write(run('npx', ['next', 'build'], folder))
rmSync(dirname(tarball), { recursive: true, force: true })
