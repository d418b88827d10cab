import { isReportPath, reportPaths, type ReportPath } from '@capiz/domain/report'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { actorOf } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { created, handlers } from '../../platform/http/handlers.ts'
import type { Handlers, LooseCall } from '../../platform/http/types.ts'
import { listGroups, removeGroup, saveGroup } from '../../areas/report/group-save.ts'
import { runnableReports } from '../../engines/report/groups.ts'
import { pdfOf } from '../../areas/report/pdf.ts'
import { previewOf } from '../../areas/report/preview.ts'
import { openReport, type RunningReport } from '../../areas/report/run.ts'
import type { Filters, ReportContext } from '../../engines/report/source.ts'
import { audited } from '../../areas/report/run-audit.ts'
import { workbookOf } from '../../areas/report/workbook.ts'
import { currentCaller } from '../../platform/threads/caller.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Manila' })

/** Returns the context of a report from its call. */
function contextOf({ body, services, today, signal }: LooseCall): ReportContext {
  return { services, filters: body as Filters, today, signal, caller: currentCaller() }
}

function signature({ principal, services }: LooseCall) {
  const now = services.clock.now()
  return [
    { label: 'Run by', value: principal?.name ?? '' },
    { label: 'Run at', value: `${formatDay(manilaDay(now))}, ${clock.format(now)}` },
  ]
}

/** The caller, whom the mount has checked to be signed in. */
function signedIn({ principal }: LooseCall): Principal {
  if (!principal) throw new Error('A report needs a principal.')
  return principal
}

async function opened(path: ReportPath, call: LooseCall): Promise<RunningReport> {
  const running = await openReport(path, signedIn(call), contextOf(call))
  return { ...running, head: [...running.head, ...signature(call)] }
}

/** Opens a report that leaves as a file, which the audit log tells. */
async function taken(path: ReportPath, call: LooseCall, format: 'xlsx' | 'pdf'): Promise<RunningReport> {
  const running = await opened(path, call)
  return audited(running, { services: call.services, actor: actorOf(signedIn(call), call.meta), format })
}

const nameOf = (path: string, call: LooseCall, ending: string): string =>
  `${path}-${call.today.replaceAll('-', '')}.${ending}`

function reportHandlersOf(path: ReportPath): [string, (call: LooseCall) => Promise<unknown>][] {
  const asPdf = async (call: LooseCall) => ({
    body: await pdfOf(await taken(path, call, 'pdf')),
    fileName: nameOf(path, call, 'pdf'),
    contentType: 'application/pdf',
  })
  const asWorkbook = async (call: LooseCall) => ({
    body: workbookOf(await taken(path, call, 'xlsx')),
    fileName: nameOf(path, call, 'xlsx'),
    contentType: workbookType,
  })
  return [
    [`report.${path}`, asWorkbook],
    [`report.${path}/pdf`, asPdf],
    [`reportPreview.${path}`, async (call) => previewOf(await opened(path, call))],
  ]
}

/** Reports (specification 2, 7.5) and the groups that say who may run them (7.4). */
export const reportHandlers: Handlers = {
  ...(Object.fromEntries(reportPaths.flatMap(reportHandlersOf)) as Handlers),
  ...handlers({
    'reportGroup.list': async ({ services, query }) => listGroups(services, query),
    'reportGroup.filter': async ({ services, query }) => listGroups(services, query),
    'reportGroup.availableReports': async ({ services, principal }) =>
      runnableReports(services.db, principal),
    'reportGroup.isAvailable': async ({ services, principal, query }) =>
      isReportPath(query.reportName) &&
      (await runnableReports(services.db, principal)).includes(query.reportName),
    'reportGroup.save': async ({ services, principal, meta, body }) => {
      const { isNew, group } = await saveGroup(services, principal, meta, body)
      return isNew ? created(group) : group
    },
    'reportGroup.remove': async ({ services, principal, meta, params }) =>
      removeGroup(services, principal, meta, Number(params.id)),
  }),
}
