import { reportPaths } from '@capiz/api/contract'
import { reports } from '@capiz/domain/report'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { created, handlers } from '../http/handlers.ts'
import type { Handlers, LooseCall } from '../http/types.ts'
import { listGroups, removeGroup, saveGroup } from '../report/group-save.ts'
import { runnableReports } from '../report/groups.ts'
import { pdfOf } from '../report/pdf.ts'
import { previewOf } from '../report/preview.ts'
import { openReport, type RunningReport } from '../report/run.ts'
import type { Filters, ReportContext } from '../report/source.ts'
import { workbookOf } from '../report/workbook.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Manila' })

/** What a report reads with, from its call. */
function contextOf({ body, services, today, signal }: LooseCall): ReportContext {
  return { services, filters: body as Filters, today, signal }
}

function signature({ principal, services }: LooseCall) {
  const now = services.clock.now()
  return [
    { label: 'Run by', value: principal?.name ?? '' },
    { label: 'Run at', value: `${formatDay(manilaDay(now))}, ${clock.format(now)}` },
  ]
}

async function opened(path: string, call: LooseCall): Promise<RunningReport> {
  // the mount has checked that somebody is signed in
  if (!call.principal) throw new Error('A report needs a principal.')
  const running = await openReport(path, call.principal, contextOf(call))
  return { ...running, head: [...running.head, ...signature(call)] }
}

const nameOf = (path: string, call: LooseCall, ending: string): string =>
  `${path}-${call.today.replaceAll('-', '')}.${ending}`

function reportHandlersOf(path: string): [string, (call: LooseCall) => Promise<unknown>][] {
  const asPdf = async (call: LooseCall) => ({
    body: await pdfOf(await opened(path, call)),
    fileName: nameOf(path, call, 'pdf'),
    contentType: 'application/pdf',
  })
  const asWorkbook = async (call: LooseCall) => {
    const { report, head, rows } = await opened(path, call)
    return {
      body: workbookOf(report.title, head, report.columns, rows()),
      fileName: nameOf(path, call, 'xlsx'),
      contentType: workbookType,
    }
  }
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
      query.reportName in reports &&
      (await runnableReports(services.db, principal)).includes(query.reportName),
    'reportGroup.save': async ({ services, principal, meta, body }) => {
      const { isNew, group } = await saveGroup(services, principal, meta, body)
      return isNew ? created(group) : group
    },
    'reportGroup.remove': async ({ services, principal, meta, params }) =>
      removeGroup(services, principal, meta, Number(params.id)),
  }),
}
