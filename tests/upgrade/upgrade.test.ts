import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  checkOut,
  commitBefore,
  commitOf,
  giveMigrations,
  removeCheckOut,
  restoreMigrations,
} from './old-code.ts'
import { onlyIn, outcomeOf } from './server-tests.ts'

const folders = { parent: '', root: '', code: '' }
const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com']
const drizzle = 'apps/server/drizzle'

function write(path: string, text: string): void {
  const file = join(folders.root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function commit(message: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folders.root, encoding: 'utf8' })
  git('add', '.')
  git(...identity, 'commit', '--quiet', '--message', message)
  return git('rev-parse', 'HEAD').trim()
}

/** A repository whose history adds two migrations, and a package that is installed but not committed. */
beforeEach(() => {
  folders.parent = realpathSync(mkdtempSync(join(tmpdir(), 'capiz-upgrade-test-')))
  folders.root = join(folders.parent, 'root')
  folders.code = join(folders.parent, 'code')
  mkdirSync(folders.root)
  execFileSync('git', ['init', '--quiet'], { cwd: folders.root })
  write('.gitignore', 'node_modules\n')
  write('package.json', '{ "workspaces": ["apps/*"] }')
  write('apps/server/package.json', '{ "name": "@capiz/server" }')
  write('apps/server/version.txt', 'one')
  write(`${drizzle}/0001_first.sql`, 'first')
  write('node_modules/library/index.js', 'library')
  write('node_modules/@capiz/server/version.txt', 'of the working copy')
})

afterEach(() => rmSync(folders.parent, { recursive: true, force: true }))

test('old code runs over the migrations of today, with its own workspaces and the packages installed', () => {
  const before = commit('first')
  write(`${drizzle}/0002_second.sql`, 'second')
  write('apps/server/version.txt', 'two')
  commit('second')
  write('apps/server/version.txt', 'three')
  commit('later')

  expect(commitBefore(folders.root, '0002')).toBe(before)
  checkOut(folders.root, before, folders.code)
  const read = (path: string) => readFileSync(join(folders.code, path), 'utf8')
  expect(giveMigrations(folders.root, folders.code)).toEqual(['0002_second.sql'])
  expect(read(`${drizzle}/0002_second.sql`)).toBe('second')
  expect(read('node_modules/@capiz/server/version.txt')).toBe('one')
  expect(read('node_modules/library/index.js')).toBe('library')

  restoreMigrations(folders.code)
  expect(() => read(`${drizzle}/0002_second.sql`)).toThrow('ENOENT')
  removeCheckOut(folders.root, folders.code)
  expect(
    execFileSync('git', ['worktree', 'list'], { cwd: folders.root, encoding: 'utf8' }).split('\n'),
  ).toHaveLength(2)
})

test('what git does not know is refused with its reason', () => {
  commit('first')
  write(`${drizzle}/0002_second.sql`, 'second')
  expect(() => commitBefore(folders.root, '0003')).toThrow('There is no migration 0003.')
  expect(() => commitBefore(folders.root, '0002')).toThrow('is not committed')
  expect(() => commitBefore(folders.root, '0001')).toThrow('The history of git has no')
  expect(() => commitOf(folders.root, 'v9')).toThrow('The history of git has no v9')
})

test('a failure counts only if it passes over the migrations of the code itself', () => {
  const report = (...failed: string[]) => ({
    numPassedTests: 1,
    testResults: [
      {
        name: '/code/test/user.test.ts',
        status: failed.length > 0 ? 'failed' : 'passed',
        assertionResults: ['saves', 'lists'].map((fullName) => ({
          fullName,
          status: failed.includes(fullName) ? 'failed' : 'passed',
        })),
      },
    ],
  })
  const over = outcomeOf(report('saves', 'lists'), '/code')
  expect(onlyIn(over, outcomeOf(report('lists'), '/code'))).toEqual(['test/user.test.ts: saves'])
  expect(onlyIn(over, over)).toEqual([])
  const broken = {
    numPassedTests: 0,
    testResults: [{ name: '/code/a.test.ts', status: 'failed', assertionResults: [] }],
  }
  expect(onlyIn(outcomeOf(broken, '/code'), outcomeOf(report(), '/code'))).toEqual([
    'a.test.ts: (the file itself)',
  ])
})
