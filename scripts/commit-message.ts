import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Checks the subjects of the commits since a base: `area: imperative summary`, at most 72 characters, no full stop. The base is
 * the argument (`node scripts/commit-message.ts origin/main`), CAPIZ_COMMIT_BASE, or the newest version tag before HEAD. Where
 * none of them is there, as in a shallow clone, it checks nothing and says so.
 */
const LONGEST = 72
const FORM = /^[\w@./, -]+: \S/

const root = fileURLToPath(new URL('..', import.meta.url))

/** Returns what is wrong with a subject; undefined when nothing is. */
export function problemOf(subject: string): string | undefined {
  if (/^(?:Revert|Reapply) "/.test(subject)) return undefined
  if (!FORM.test(subject)) return 'it does not have the form "area: summary"'
  if (subject.length > LONGEST) return `it has ${subject.length} characters, at most ${LONGEST} are allowed`
  return subject.endsWith('.') ? 'it ends with a full stop' : undefined
}

/** Runs git and returns its lines; undefined when it fails. */
function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}

function findBase(): string | undefined {
  const named = process.argv[2] ?? process.env['CAPIZ_COMMIT_BASE']
  if (named !== undefined && named !== '') return git('merge-base', named, 'HEAD')?.[0]
  return git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*')?.[0]
}

function check(): number {
  const base = findBase()
  const commits =
    base === undefined ? undefined : git('log', '--no-merges', '--format=%h%x09%s', `${base}..HEAD`)
  if (commits === undefined) {
    console.log('Commit messages: not checked, there is no base or version tag to start from.')
    return 0
  }
  const problems = commits.flatMap((line) => {
    const [hash = '', subject = ''] = line.split('\t')
    const problem = problemOf(subject)
    return problem === undefined ? [] : [`${hash} "${subject}": ${problem}.`]
  })
  for (const problem of problems) console.error(problem)
  console.log(`Commit messages: ${commits.length} checked since ${base}, ${problems.length} wrong.`)
  return problems.length > 0 ? 1 : 0
}

if (import.meta.main) process.exitCode = check()
