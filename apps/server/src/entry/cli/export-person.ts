import { writeFile } from 'node:fs/promises'
import { exportPerson } from '../../ops/person/export.ts'
import { findPerson } from '../../ops/person/keys.ts'
import { command, givenFolder } from './command.ts'

// Usage: npm run export-person -w @capiz/server -- CODE_USERNAME_OR_ADDRESS FILE.json
await command(
  async (services, { words: [given = '', file = ''] }) => {
    if (given === '' || file === '') {
      console.error('Give a code, username or e-mail address, and the file to write.')
      return false
    }
    const keys = await findPerson(services.db, given)
    if (!keys) {
      console.error(`Nobody is known as ${given}.`)
      return false
    }
    const parts = await exportPerson(services, keys)
    const content = Object.fromEntries(parts.map(({ what, rows }) => [what, rows]))
    await writeFile(givenFolder(file), `${JSON.stringify({ person: keys, ...content }, null, 2)}\n`, {
      flag: 'wx',
    })
    for (const { what, rows } of parts) console.log(`${String(rows.length).padStart(8)} ${what}`)
    console.log(`Written to ${givenFolder(file)}, and noted in the audit log.`)
    return true
  },
  { words: ['person', 'file'] },
)
