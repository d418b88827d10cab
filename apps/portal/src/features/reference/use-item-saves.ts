import { referenceCalls } from '@capiz/api/contract/reference-list'
import { canToggle, referenceLists, type ReferenceBase } from '@capiz/domain/reference'
import { savedMessage } from '@capiz/domain/text'
import { isApiError } from '@capiz/api/client'
import type { ItemValues } from '@capiz/ui/accreditation/ReferenceListEditor'
import { useMemo, useState } from 'react'
import { reportError, reportFailure } from '../../platform/feedback/report-error.ts'
import { showToast } from '../../platform/feedback/toasts.ts'
import { currentRecord } from '../../platform/forms/form-problems.ts'
import { createKeyring } from '../../platform/calls/idempotency.ts'
import { type Refresh, refreshCalls } from '../../platform/data/query.tsx'
import { bodyOf } from './item.ts'
import type { Item } from './item.ts'
import { saveItem } from './save-item.ts'
import { type SaveProblems, saveProblems } from './save-problems.ts'

const noProblems: SaveProblems = { fields: {}, form: undefined }

/** Version of the record as it stands now, out of the details of a `STALE_RECORD`. */
function currentVersion(error: unknown): number | undefined {
  if (!isApiError(error, 'STALE_RECORD')) return undefined
  const record = currentRecord(error.details)
  const isRecord = typeof record === 'object' && record !== null && 'version' in record
  return isRecord && typeof record.version === 'number' ? record.version : undefined
}

/** Saving, deleting and enabling the items of a list; a refused save keeps the form open with its reasons. */
export function useItemSaves(base: ReferenceBase, items: readonly Item[]) {
  const [editing, setEditing] = useState<string>()
  const [problems, setProblems] = useState(noProblems)
  const [isSaving, setSaving] = useState(false)
  // after somebody else's save the next one replaces theirs knowingly
  const [knownVersion, setKnownVersion] = useState<number>()
  const keyFor = useMemo(() => createKeyring(), [])
  const { entity } = referenceLists[base]

  function edit(which: string | undefined): void {
    setEditing(which)
    setProblems(noProblems)
    setKnownVersion(undefined)
  }

  async function send(values: ItemValues, item: Item | undefined, deleted: boolean): Promise<void> {
    const known = item && { version: knownVersion ?? item.version, deleted }
    const body = bodyOf(values, known)
    await saveItem(base, item?.id, body, keyFor({ id: item?.id, body }))
    const stale: Refresh[] = [`${referenceCalls[base].list.id.split('.')[0] ?? ''}.*`, 'lookup.*']
    await refreshCalls(...stale)
    showToast('success', savedMessage(entity, { id: item?.id, deleted }))
  }

  async function save(id: string | undefined, values: ItemValues): Promise<void> {
    const item = items.find((one) => String(one.id) === id)
    setSaving(true)
    setProblems(noProblems)
    try {
      await send(values, item, item?.deleted ?? false)
      edit(undefined)
    } catch (error) {
      setProblems(saveProblems(base, error))
      reportFailure(error)
      setKnownVersion(currentVersion(error))
    } finally {
      setSaving(false)
    }
  }

  async function setDeleted(id: string, values: ItemValues, deleted: boolean): Promise<void> {
    const item = items.find((one) => String(one.id) === id)
    if (item === undefined || !canToggle(item)) return
    setSaving(true)
    try {
      await send(values, item, deleted)
    } catch (error) {
      reportError(error)
      await refreshCalls(`${referenceCalls[base].list.id.split('.')[0] ?? ''}.*`)
    } finally {
      setSaving(false)
    }
  }

  return { editing, edit, problems, isSaving, save, setDeleted }
}
