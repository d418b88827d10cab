import { decisionProblem, erasePerson, type ErasureDecision } from '../../ops/person/erase.ts'
import { findPerson, type PersonKeys } from '../../ops/person/keys.ts'
import { erasureRefusals } from '../../ops/person/refusals.ts'
import type { Services } from '../../platform/services.ts'
import { command, type Given } from './command.ts'

/** Returns the decision given on the command line: undefined for a dry run. */
function decisionOf({ options }: Given): ErasureDecision | undefined {
  const { apply, 'asked-by': askedBy, 'agreed-by': agreedBy } = options
  return apply === true ? { askedBy: String(askedBy ?? ''), agreedBy: String(agreedBy ?? '') } : undefined
}

/** Prints what is against the erasure; returns whether it may go on. */
async function mayErase(
  { db }: Services,
  keys: PersonKeys,
  decision: ErasureDecision | undefined,
): Promise<boolean> {
  const problem = decision && (await decisionProblem(db, decision, keys))
  const problems = [...(await erasureRefusals(db, keys)), ...(problem === undefined ? [] : [problem])]
  for (const each of problems) console.error(each)
  return problems.length === 0
}

// Usage: npm run erase-person -w @capiz/server -- CODE_USERNAME_OR_ADDRESS [--apply --asked-by USERNAME --agreed-by USERNAME].
// Without --apply it says what would go and what would stay, and changes nothing.
await command(
  async (services, given) => {
    const [word = ''] = given.words
    const keys = word === '' ? undefined : await findPerson(services.db, word)
    if (!keys) {
      console.error(word === '' ? 'Give a code, username or e-mail address.' : `Nobody is known as ${word}.`)
      return false
    }
    const decision = decisionOf(given)
    if (!(await mayErase(services, keys, decision))) return false
    console.log(`The person of ${keys.codes.join(', ')}:`)
    for (const { what, rows, action, why } of await erasePerson(services, keys, decision)) {
      if (rows > 0) console.log(`${String(rows).padStart(8)} ${action.padEnd(9)} ${what}${why && `: ${why}`}`)
    }
    console.log(
      decision
        ? 'Erased, and noted in the audit log. The daily sweep removes the bytes of files; backups hold what they held.'
        : 'Nothing was changed: add --apply with --asked-by and --agreed-by to do it.',
    )
    return true
  },
  {
    words: ['person'],
    options: { apply: { type: 'boolean' }, 'asked-by': { type: 'string' }, 'agreed-by': { type: 'string' } },
  },
)
