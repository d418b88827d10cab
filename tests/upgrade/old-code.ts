import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the migrations in a working copy. */
const migrations = 'apps/server/drizzle'

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/** The migrations of a working copy by the numbers that their names begin with, oldest first. */
export function migrationsOf(root: string): string[] {
  return readdirSync(join(root, migrations))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
}

/** Returns the commit before the one that added a migration, named by its number. */
export function commitBefore(root: string, number: string): string {
  const name = migrationsOf(root).find((one) => one.startsWith(`${number}_`))
  if (name === undefined) throw new Error(`There is no migration ${number}.`)
  const path = `${migrations}/${name}`
  const added = git(root, 'log', '-1', '--no-renames', '--diff-filter=A', '--format=%H', '--', path)
  if (added === '') throw new Error(`${name} is not committed, or the history of git does not reach to it.`)
  return commitOf(root, `${added}^`)
}

/** Returns the full name of a commit, tag or branch; refuses one that the history does not have. */
export function commitOf(root: string, name: string): string {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  } catch {
    throw new Error(`The history of git has no ${name}; a shallow copy needs "git fetch --unshallow".`)
  }
}

/** Links every installed package into another folder; hidden entries are caches, and workspaces are the folder's own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '@capiz' || (name.startsWith('.') && name !== '.bin')) continue
    symlinkSync(join(from, name), join(to, name), 'junction')
  }
}

/** Lets code of another commit run on the packages installed here, with the workspaces of its own commit. */
function install(root: string, folder: string): void {
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'node_modules/@capiz'))
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  for (const file of globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: folder },
  )) {
    const workspace = dirname(file)
    const { name } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { name: string }
    symlinkSync(join(folder, workspace), join(folder, 'node_modules', name), 'junction')
    const own = join(root, workspace, 'node_modules')
    if (existsSync(own)) linkPackages(own, join(folder, workspace, 'node_modules'))
  }
}

/** Checks a commit out into a new folder, beside the packages installed here. */
export function checkOut(root: string, commit: string, folder: string): void {
  git(root, 'worktree', 'add', '--detach', folder, commit)
  install(root, folder)
}

/** Removes a folder made by `checkOut`. */
export function removeCheckOut(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  git(root, 'worktree', 'prune')
}

/** Gives code of another commit the migrations of this working copy, and returns the names of those that are new to it. */
export function giveMigrations(root: string, folder: string): string[] {
  const known = new Set(migrationsOf(folder))
  rmSync(join(folder, migrations), { recursive: true })
  cpSync(join(root, migrations), join(folder, migrations), { recursive: true })
  return migrationsOf(root).filter((name) => !known.has(name))
}

/** Gives code of another commit its own migrations back. */
export function restoreMigrations(folder: string): void {
  rmSync(join(folder, migrations), { recursive: true })
  git(folder, 'checkout', '--', migrations)
}

/** Tells if the packages of a commit are those installed here. */
export function hasSamePackages(root: string, commit: string): boolean {
  return git(root, 'diff', '--name-only', commit, '--', 'package-lock.json') === ''
}
