import { actorOf } from '../../platform/access/actor.ts'
import { listFile } from '../../engines/export/list-file.ts'
import { handlers } from '../../platform/http/handlers.ts'
import type { Handlers } from '../../platform/http/types.ts'

/** The export of every list that is served (addition of ours). */
export const listExportHandlers = (served: Handlers): Handlers =>
  handlers({
    'listExport.file': (call) =>
      listFile(call.params.list, call.query, call, served, actorOf(call.principal, call.meta)),
  })
