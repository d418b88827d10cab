import type { ReportRow } from '@capiz/domain/report'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Services } from '../../platform/services.ts'
import type { RunningReport } from './run.ts'

/** A run of a report as a file: who takes it, and as what. */
export interface ReportTaking {
  services: Services
  actor: Actor
  format: 'xlsx' | 'pdf'
}

async function auditRun(
  { services, actor, format }: ReportTaking,
  { report, filters }: RunningReport,
  { rows, isWhole }: { rows: number; isWhole: boolean },
): Promise<void> {
  const used = Object.fromEntries(
    Object.entries(filters).filter(([name, value]) => name !== 'pdf' && value !== null),
  )
  await inTransaction(services.writes, (tx) =>
    audit(tx, services, {
      actor: actor.username,
      action: 'DOWNLOAD',
      entityType: 'report',
      entityCode: report.path,
      topic: 'Report',
      changes: [
        { field: 'rows', before: null, after: rows },
        { field: 'format', before: null, after: format },
        { field: 'filters', before: null, after: used },
        ...(isWhole ? [] : [{ field: 'stopped', before: null, after: true }]),
      ],
      ...(actor.meta ? { meta: actor.meta } : {}),
    }),
  )
}

/**
 * The report with its run written to the audit log as soon as its rows were read: before the file is whole, so that no
 * file leaves without its entry. One that is stopped or fails on the way is written with the rows that were read.
 */
export function audited(running: RunningReport, taking: ReportTaking): RunningReport {
  return {
    ...running,
    rows: async function* (): AsyncGenerator<ReportRow> {
      let rows = 0
      let isWhole = false
      try {
        for await (const row of running.rows()) {
          rows += 1
          yield row
        }
        isWhole = true
      } finally {
        await auditRun(taking, running, { rows, isWhole })
      }
    },
  }
}
