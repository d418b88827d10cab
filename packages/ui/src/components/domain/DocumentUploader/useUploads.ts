import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { isFiled, reduceUploads } from './rows.ts'
import type { DocumentOffer, ExistingDocument, UploadFunction, UploadRow } from './types.ts'
import { useReading } from './useReading.ts'
import { useSending } from './useSending.ts'

interface UploadsOptions {
  offers: readonly DocumentOffer[]
  existing: readonly ExistingDocument[]
  upload: UploadFunction | undefined
  onRowsChange: ((rows: readonly UploadRow[]) => void) | undefined
}

/** State and actions of the files of an uploader. */
export type Uploads = ReturnType<typeof useUploads>

/** The moving parts of the uploader: reading and checking files, sending them one by one, retry, undo. */
export function useUploads({ offers, existing, upload, onRowsChange }: UploadsOptions) {
  const [state, dispatch] = useReducer(reduceUploads, { rows: [] })
  const [announcement, setAnnouncement] = useState('')
  // what came in is read out whole; those who see the refusals need not read them again
  const [isAnnouncedAbove, setAnnouncedAbove] = useState(false)
  const { rows } = state
  const hashes = existing.flatMap(({ sha256 }) => sha256 ?? [])
  const hasFiled = rows.some((row) => isFiled(row, hashes))
  const settle = useEffectEvent(() => dispatch({ type: 'filed', hashes }))
  useEffect(() => {
    if (hasFiled) settle()
  }, [hasFiled])

  const report = useEffectEvent((now: readonly UploadRow[]) => onRowsChange?.(now))
  useEffect(() => report(rows), [rows])

  const announce = (text: string, isAbove = false) => {
    setAnnouncement(text)
    setAnnouncedAbove(isAbove)
  }
  const { refused, isReading, add } = useReading({ offers, existing, rows, dispatch, announce })
  const { start, abort } = useSending({ rows, upload, dispatch, announce })
  const remove = (row: UploadRow) => {
    abort(row.id)
    dispatch({ type: 'removed', id: row.id })
    announce(`${row.file.name} has been removed.`)
  }
  const restore = () => {
    dispatch({ type: 'restored' })
    announce('The file is back in the list.')
  }
  return {
    rows,
    removed: state.removed?.row,
    announcement,
    isAnnouncedAbove,
    refused,
    isReading,
    add,
    start,
    remove,
    restore,
    dispatch,
  }
}
