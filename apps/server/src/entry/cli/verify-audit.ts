import { lostHead } from '../../platform/audit/noted-head.ts'
import { rowOfHead, verifyAudit, type AuditCheck, type AuditFault } from '../../platform/audit/verify.ts'
import type { Services } from '../../platform/services.ts'
import { command } from './command.ts'

const faults: Readonly<Record<AuditFault, string>> = {
  gap: 'a row is missing there',
  link: 'it does not name the seal of the row before it',
  content: 'its seal is not over what it says',
  key: 'it is not sealed with the key in use: rows were written past the server',
}

/** Says what a check that went well cannot know. */
function sayLimits({ unknownSeals }: Extract<AuditCheck, { ok: true }>, hasKeys: boolean): void {
  if (unknownSeals > 0) {
    console.log(
      `${unknownSeals} rows are sealed with a key; what they say is checked when CAPIZ_AUDIT_KEYS holds it.`,
    )
  } else if (!hasKeys) {
    console.log(
      'The seals are plain hashes: whoever writes to the database can make new ones. CAPIZ_AUDIT_KEYS makes them safe.',
    )
  }
}

/** Looks for the head given on the command line, or the one noted in the data folder; returns whether it is there. */
async function holdsHead({ db, config }: Services, given: string | undefined): Promise<boolean> {
  if (given === undefined) {
    const lost = await lostHead(db, config.dataDir)
    console.log(
      lost
        ? `Row ${lost.rows} with the head noted in ${config.dataDir} is gone: rows were cut off the end, or the log was written anew.`
        : 'Rows cut off its end since the last noted head cannot be seen this way: give a later one with --head.',
    )
    return lost === undefined
  }
  const row = await rowOfHead(db, given)
  console.log(
    row === undefined
      ? `No row has the head ${given}: rows were cut off the end, or the log was written anew.`
      : `The noted head is row ${row}; nothing up to it was cut.`,
  )
  return row !== undefined
}

// Usage: npm run verify-audit -w @capiz/server [-- --head <a head noted earlier>]
await command(
  async (services, { options: { head } }) => {
    const { auditKeys } = services.config
    const check = await verifyAudit(services.db, auditKeys)
    if (!check.ok) {
      const { brokenAt, reason, rows } = check
      console.log(
        `The audit log is broken at row ${brokenAt}: ${faults[reason]}. ${rows} rows before it are whole.`,
      )
      return false
    }
    console.log(`The audit log is whole: ${check.rows} rows, head ${check.head}.`)
    sayLimits(check, auditKeys.length > 0)
    return holdsHead(services, typeof head === 'string' ? head : undefined)
  },
  { options: { head: { type: 'string' } } },
)
