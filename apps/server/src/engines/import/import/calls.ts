import { actorOf, type Actor } from '../../../platform/access/actor.ts'
import type { Principal } from '../../../platform/access/principal.ts'
import { workbookType } from '../../export/table-file.ts'
import { created } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/errors/refuse.ts'
import type { Call, Handlers } from '../../../platform/http/types.ts'
import type { CallMeta } from '../../../platform/access/call-meta.ts'
import type { Upload } from '../../../platform/files/upload.ts'
import type { Services } from '../../../platform/services.ts'
import { correctedFile } from './corrected.ts'
import type { ImportFamily, ImportKind } from './kind.ts'
import { readAgain, readFirst } from './read.ts'
import { runBeside, stopRun, type Step } from './running.ts'
import { refuseUnready, saveImport } from './save.ts'
import { importFor, moveImport, storeImport, type StoredImport } from './store.ts'
import { importRows, importView, listImports } from './view.ts'

/** How long a call waits for the work it began, so that small files need no second call. */
const patienceMs = 800

interface Caller {
  services: Services
  principal: Principal
  meta: CallMeta
}

/** One group types the handlers of all families. */
type ImportCall<V extends 'start' | 'list' | 'rows' | 'check' | 'save' | 'get' | 'cancel'> =
  Call<`priceImport.${V}`>

function kindOf({ kinds }: ImportFamily, name: string): ImportKind {
  return (Object.hasOwn(kinds, name) ? kinds[name] : undefined) ?? refuse('NOT_FOUND')
}

/** Stores the import a file begins. */
const begin = (
  { services, principal, params, fields }: ImportCall<'start'>,
  { area }: ImportFamily,
  file: Upload,
) =>
  storeImport(services, services.db, principal, file, {
    area,
    kind: params.kind,
    status: 'READING',
    form: { ...fields },
  })

/** Takes an import that is ready over for some work; of two at once exactly one gets it. */
async function claimImport(
  { services }: Caller,
  record: StoredImport,
  status: 'READING' | 'SAVING',
  version: number | null | undefined,
): Promise<StoredImport> {
  if (version !== null && version !== undefined && version !== record.version) {
    refuse('STALE_RECORD', { message: 'The import was changed meanwhile. Look at it again.' })
  }
  const set = { status, done: 0, message: null, updatedDate: services.clock.now() }
  if (!(await moveImport(services.db, record.id, ['READY'], set))) {
    refuse('STALE_RECORD', { message: 'The import is not waiting for this. Look at it again.' })
  }
  return { ...record, status, version: record.version + 1 }
}

function who({ principal, meta }: Caller): { actor: Actor; principal: Principal } {
  return { actor: actorOf(principal, meta), principal }
}

/** Stops an import that is still open. */
async function cancelImport(call: ImportCall<'cancel'>, family: ImportFamily): Promise<void> {
  const { services, params, principal } = call
  const record = await importFor(services.db, family, params.code, principal)
  stopRun(record.id)
  const set = { status: 'CANCELLED', updatedDate: services.clock.now() } as const
  const open = ['READING', 'READY', 'SAVING'] as const
  if (!(await moveImport(services.db, record.id, open, set))) {
    refuse('STALE_RECORD', { message: 'The import is over; there is nothing to stop.' })
  }
}

/** The handlers of a family of imports, by the verbs of its calls. */
export function importHandlers(group: string, family: ImportFamily): Handlers {
  const show = async (caller: Caller, code: string) => {
    const record = await importFor(caller.services.db, family, code, caller.principal)
    return importView(caller.services, family, record)
  }
  const work = async (caller: Caller, record: StoredImport, run: (step: Step) => Promise<void>) => {
    const moment = await runBeside(caller.services, record.id, run, patienceMs)
    if (moment.ended && moment.error !== undefined) throw moment.error
    return show(caller, record.uuid)
  }
  const verbs = {
    start: async (call: ImportCall<'start'>) => {
      const kind = kindOf(family, call.params.kind)
      const [file] = call.files
      if (!file) return refuse('VALIDATION', { errors: [{ field: 'file', message: 'Add a file.' }] })
      kind.checkForm(call.fields, call.principal)
      // Read at once: the temporary file goes when the call ends.
      const bytes = await file.read()
      const record = await begin(call, family, file)
      const { services, principal } = call
      return created(
        await work(call, record, (step) => readFirst(services, kind, record, bytes, principal, step)),
      )
    },
    list: ({ services, query, principal }: ImportCall<'list'>) =>
      listImports(services, family, query, principal),
    get: (call: ImportCall<'get'>) => show(call, call.params.code),
    rows: async ({ services, params, query, principal }: ImportCall<'rows'>) => {
      const record = await importFor(services.db, family, params.code, principal)
      return importRows(services, kindOf(family, record.kind), record, query)
    },
    check: async (call: ImportCall<'check'>) => {
      const { services, params, principal, body } = call
      const found = await importFor(services.db, family, params.code, principal)
      const kind = kindOf(family, found.kind)
      const record = await claimImport(call, found, 'READING', body.version)
      return work(call, record, (step) => readAgain(services, kind, record, body, principal, step))
    },
    save: async (call: ImportCall<'save'>) => {
      const { services, params, principal, body } = call
      const found = await importFor(services.db, family, params.code, principal)
      if (found.status === 'READY') refuseUnready(found, body)
      const kind = kindOf(family, found.kind)
      const record = await claimImport(call, found, 'SAVING', body.version)
      return work(call, record, (step) => saveImport(services, kind, record, body, who(call), step))
    },
    cancel: async (call: ImportCall<'cancel'>) => {
      await cancelImport(call, family)
      return show(call, call.params.code)
    },
    corrected: async ({ services, params, principal }: ImportCall<'get'>) => {
      const record = await importFor(services.db, family, params.code, principal)
      const fileName = `${record.fileName.replace(/\.\w{1,5}$/, '')}-to-correct.xlsx`
      return { body: await correctedFile(services, record), fileName, contentType: workbookType }
    },
  }
  return Object.fromEntries(Object.entries(verbs).map(([verb, handler]) => [`${group}.${verb}`, handler]))
}
