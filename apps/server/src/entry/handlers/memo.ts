import { listMemos } from '../../areas/memo/list.ts'
import { addMemo, correctMemo, markMemos, removeMemo, replaceMemoFile } from '../../areas/memo/save.ts'
import { inTransaction } from '../../db/transaction.ts'
import { created, handlers } from '../../platform/http/handlers.ts'

/** Memos to facilities and physicians (additions of ours). */
export const memoHandlers = handlers({
  'memo.list': ({ services, query, principal }) => listMemos(services, query, principal),
  'memo.add': ({ services, json, files, principal, meta }) =>
    inTransaction(services.db, async (tx) =>
      created(await addMemo({ services, tx, principal, meta }, json, files)),
    ),
  'memo.correct': ({ services, params, body, principal, meta }) =>
    inTransaction(services.db, (tx) => correctMemo({ services, tx, principal, meta }, params.uuid, body)),
  'memo.replaceFile': ({ services, params, json, files, principal, meta }) =>
    inTransaction(services.db, (tx) =>
      replaceMemoFile({ services, tx, principal, meta }, params.uuid, json.version, files),
    ),
  'memo.mark': ({ services, body, principal, meta }) =>
    inTransaction(services.db, (tx) => markMemos({ services, tx, principal, meta }, body)),
  'memo.remove': ({ services, params, principal, meta }) =>
    inTransaction(services.db, (tx) => removeMemo({ services, tx, principal, meta }, params.uuid)),
})
