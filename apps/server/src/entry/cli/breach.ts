import { breachLines } from '../../ops/breach/lines.ts'
import { breachOf } from '../../ops/breach/breach.ts'
import { breachScope } from '../../ops/breach/scope.ts'
import { command, type Given } from './command.ts'

const textOf = (value: Given['options'][string]): string | undefined =>
  typeof value === 'string' ? value : undefined

// Usage: npm run breach -w @capiz/server -- FROM TO --user USERNAME [--key NAME] | --session NUMBER | --address IP [--known MOMENT]
await command(
  async (services, { words: [from = '', to = ''], options }) => {
    const { user, key, session, address, known } = options
    const now = services.clock.now()
    const since = textOf(known) === undefined ? now : new Date(String(known))
    if (from === '' || to === '' || Number.isNaN(since.getTime()) || since > now) {
      console.error(
        'Give first and last day or moment, one of --user, --session, --address, and --known in the past.',
      )
      return false
    }
    const scope = await breachScope(services.db, {
      from,
      to,
      user: textOf(user),
      key: textOf(key),
      session: textOf(session),
      address: textOf(address),
    })
    for (const line of breachLines(await breachOf(services, scope), since, now)) console.log(line)
    return true
  },
  {
    words: ['first day', 'last day'],
    options: {
      user: { type: 'string' },
      key: { type: 'string' },
      session: { type: 'string' },
      address: { type: 'string' },
      known: { type: 'string' },
    },
  },
)
