import { grantTo } from '../../db/service-role.ts'
import { command } from './command.ts'

// Usage: DATABASE_URL=<address of the owner> npm run migrate -w @capiz/server [-- --grant <role of the server>]
await command(
  async ({ db }, { options: { grant } }) => {
    console.log('The tables are up to date.')
    if (typeof grant !== 'string') return true
    const kept = await grantTo(db, grant)
    console.log(
      `The role ${grant} may read and write; it can only add to ${kept.length} tables: ${kept.join(', ')}.`,
    )
    return true
  },
  { options: { grant: { type: 'string' } }, makesDatabase: true, migrates: true },
)
