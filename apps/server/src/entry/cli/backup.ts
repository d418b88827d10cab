import { writeBackup } from '../../ops/backup.ts'
import { command, givenFolder, placeOf } from './command.ts'

// Usage: npm run backup -w @capiz/server -- <empty folder>. Stop a server on an embedded database first.
await command(
  async (services, { words: [folder] }) => {
    if (!folder) {
      console.error('Name the folder to write to.')
      return false
    }
    const target = givenFolder(folder)
    const { tables, files } = await writeBackup(services, target)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const from = placeOf(services.config)
    console.log(
      `Backed up ${rows} rows of ${tables.length} tables and ${files.length} files of ${from} to ${target}.`,
    )
    return true
  },
  { words: ['the folder'] },
)
