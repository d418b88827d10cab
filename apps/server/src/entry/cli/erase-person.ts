import { erasureDecision } from '../../ops/person/decision.ts'
import { erasePerson } from '../../ops/person/erase.ts'
import { findPerson } from '../../ops/person/keys.ts'
import { erasureRefusals } from '../../ops/person/refusals.ts'
import { command } from './command.ts'

// Usage: npm run erase-person -w @capiz/server -- CODE_USERNAME_OR_ADDRESS [--apply]. Without --apply it says what would go
// and what would stay, and changes nothing.
await command(
  async (services, { words: [given = ''], options }) => {
    const apply = options['apply'] === true
    const keys = given === '' ? undefined : await findPerson(services.db, given)
    if (!keys) {
      console.error(
        given === '' ? 'Give a code, username or e-mail address.' : `Nobody is known as ${given}.`,
      )
      return false
    }
    const decision = apply ? await erasureDecision(services, keys) : undefined
    const problems = await erasureRefusals(services.db, keys)
    if (apply && !decision) {
      problems.push(
        'Two people decide first: Users and roles, To confirm, Request an erasure; 30 days at most before.',
      )
    }
    for (const problem of problems) console.error(problem)
    if (problems.length > 0) return false
    console.log(`The person of ${keys.codes.join(', ')}:`)
    for (const { what, rows, action, why } of await erasePerson(services, keys, decision)) {
      if (rows > 0) console.log(`${String(rows).padStart(8)} ${action.padEnd(9)} ${what}${why && `: ${why}`}`)
    }
    console.log(
      decision
        ? 'Erased, and noted in the audit log. The daily sweep removes the bytes of files; backups hold what they held.'
        : 'Nothing was changed: add --apply to do it.',
    )
    return true
  },
  { words: ['person'], options: { apply: { type: 'boolean' } } },
)
