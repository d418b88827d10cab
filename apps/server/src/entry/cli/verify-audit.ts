import { rowOfHead, verifyAudit } from '../../platform/audit/verify.ts'
import { command } from './command.ts'

// Usage: npm run verify-audit -w @capiz/server [-- --head <a head noted earlier>]
await command(
  async (services, { options: { head } }) => {
    const check = await verifyAudit(services.db)
    if (!check.ok) {
      const { brokenAt, reason, rows } = check
      console.log(`The audit log is broken at row ${brokenAt} (${reason}); ${rows} rows before it are whole.`)
      return false
    }
    console.log(`The audit log is whole: ${check.rows} rows, head ${check.head}.`)
    if (typeof head !== 'string') {
      console.log('Rows cut off its end cannot be seen this way: give a head noted earlier with --head.')
      return true
    }
    const row = await rowOfHead(services.db, head)
    console.log(
      row === undefined
        ? `No row has the head ${head}: rows were cut off the end, or the log was written anew.`
        : `The noted head is row ${row}; nothing up to it was cut.`,
    )
    return row !== undefined
  },
  { options: { head: { type: 'string' } } },
)
