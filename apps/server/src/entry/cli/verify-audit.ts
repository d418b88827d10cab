import { verifyAudit } from '../../platform/audit/verify.ts'
import { command } from './command.ts'

await command(async (services) => {
  const check = await verifyAudit(services.db)
  console.log(
    check.ok
      ? `The audit log is whole: ${check.rows} rows, head ${check.head}.`
      : `The audit log is broken at row ${check.brokenAt} (${check.reason}); ${check.rows} rows before it are whole.`,
  )
  return check.ok
})
