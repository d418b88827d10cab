import { retentionKinds } from '@capiz/domain/privacy'
import { manilaDay } from '@capiz/domain/time'
import { purge } from '../../ops/purge.ts'
import { command } from './command.ts'

// Usage: npm run purge -w @capiz/server [-- --apply]. Without --apply it says what would go and removes nothing.
await command(
  async (services, { options }) => {
    const apply = options['apply'] === true
    for (const { kind, before, rows } of await purge(services, { apply, startedBy: 'COMMAND' }))
      console.log(`${String(rows).padStart(8)} ${retentionKinds[kind]}, over before ${manilaDay(before)}`)
    console.log(
      apply
        ? 'Removed, and recorded: Audit logs, Retention lists the run.'
        : 'Nothing was removed: add --apply to do it.',
    )
    return true
  },
  { options: { apply: { type: 'boolean' } } },
)
