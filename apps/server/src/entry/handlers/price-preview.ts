import { ownerField } from '@capiz/domain/fees'
import type { PriceSheetKindName } from '@capiz/domain/fees'
import { headerOf } from '../../areas/price/check.ts'
import { previewAmendment, previewSave } from '../../areas/price/preview.ts'
import { checkOwner } from '../../areas/price/scope.ts'
import { priceImports, sheetInputOf } from '../../areas/price/upload/import-kinds.ts'
import { refuseUnready, rowsToSave } from '../../engines/import/import/save.ts'
import { importFor } from '../../engines/import/import/store.ts'
import { actorOf } from '../../platform/access/actor.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { handlers } from '../../platform/http/handlers.ts'

/** Handlers of the previews of prices; they store nothing. */
export const pricePreviewHandlers = handlers({
  'pricePreview.save': ({ services, params, body, principal, meta }) => {
    const kind = params.kind as PriceSheetKindName
    const owner = ownerField(kind)
    checkOwner(principal, kind, owner ? (headerOf(kind, body)[owner] ?? null) : null)
    return previewSave(services, kind, body, { principal, actor: actorOf(principal, meta) })
  },
  'pricePreview.amendment': ({ services, body, principal }) => previewAmendment(services, body, principal),
  'pricePreview.upload': async ({ services, params, body, principal, meta }) => {
    const record = await importFor(services.db, priceImports, params.code, principal)
    const rows = priceImports.kinds[record.kind] ?? refuse('NOT_FOUND')
    refuseUnready(record, body)
    const order = await rowsToSave(services, rows, record)
    const kind = record.kind as PriceSheetKindName
    const input = sheetInputOf(kind, { ...order, input: body })
    return previewSave(services, kind, input, { principal, actor: actorOf(principal, meta) })
  },
})
