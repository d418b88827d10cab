import { readBackup } from '../../ops/restore.ts'
import { command, givenFolder, placeOf } from './command.ts'

// Usage: npm run restore -w @capiz/server -- <backup folder>, with CAPIZ_DATA_DIR or DATABASE_URL naming an empty target.
await command(
  async (services, { words: [folder] }) => {
    if (!folder) {
      console.error('Name the backup folder.')
      return false
    }
    const { tables, files, takenAt } = await readBackup(services, givenFolder(folder))
    console.log(
      `Restored ${tables.length} tables and ${files.length} files of ${takenAt} into ${placeOf(services.config)}.`,
    )
    return true
  },
  { makesDatabase: true, words: ['the backup folder'] },
)
