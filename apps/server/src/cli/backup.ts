import { writeBackup } from '../ops/backup.ts'
import { command } from './command.ts'

// Usage: npm run backup -w @capiz/server -- <empty folder>. Stop a server on an embedded database first.
await command(async (services, [folder]) => {
  if (!folder) {
    console.error('Name the folder to write to.')
    return false
  }
  const { tables, files } = await writeBackup(services, folder)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Backed up ${rows} rows of ${tables.length} tables and ${files.length} files to ${folder}.`)
  return true
})
