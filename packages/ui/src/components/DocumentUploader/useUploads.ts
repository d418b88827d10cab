import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { takeIn } from './intake.ts'
import { addedText, isFiled, reduceUploads } from './rows.ts'
import type { DocumentOffer, ExistingDocument, Refusal, UploadFunction, UploadRow } from './types.ts'

interface UploadsOptions {
  offers: readonly DocumentOffer[]
  existing: readonly ExistingDocument[]
  upload: UploadFunction | undefined
  onRowsChange: ((rows: readonly UploadRow[]) => void) | undefined
}

const failedReading = (name: string): Refusal => ({
  name,
  message: `"${name}" could not be read. Choose it again.`,
})

/** The moving parts of the uploader: reading and checking files, sending them one by one, retry, undo. */
export function useUploads({ offers, existing, upload, onRowsChange }: UploadsOptions) {
  const [state, dispatch] = useReducer(reduceUploads, { rows: [] })
  const [said, setSaid] = useState('')
  // what came in is read out whole; those who see the refusals need not read them again
  const [isSaidAbove, setSaidAbove] = useState(false)
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const [isReading, setReading] = useState(false)
  const running = useRef<{ id: string; abort: AbortController } | undefined>(undefined)
  const { rows } = state
  const hashes = existing.flatMap(({ sha256 }) => sha256 ?? [])
  const hasFiled = rows.some((row) => isFiled(row, hashes))
  const settle = useEffectEvent(() => dispatch({ type: 'filed', hashes }))
  useEffect(() => {
    if (hasFiled) settle()
  }, [hasFiled])

  const report = useEffectEvent((now: readonly UploadRow[]) => onRowsChange?.(now))
  useEffect(() => report(rows), [rows])

  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  }, [rows])
  const say = (text: string, isAbove = false) => {
    setSaid(text)
    setSaidAbove(isAbove)
  }
  const reading = useRef<Promise<void>>(Promise.resolve())
  const read = async (files: readonly File[], typeCode?: string) => {
    setReading(true)
    try {
      const result = await takeIn(files, { offers, existing, rows: latest.current }, typeCode)
      // at once, so that the next files see these rows
      flushSync(() => dispatch({ type: 'added', rows: result.added }))
      setRefused(result.refused)
      say(addedText(result.added.length, result.refused), result.refused.length > 0)
    } catch {
      // A file can vanish between choosing and reading, for example from a memory stick.
      const names = files.map((file) => failedReading(file.name))
      setRefused(names)
      say(addedText(0, names), true)
    } finally {
      setReading(false)
    }
  }
  /** Files that come in while others are read wait for them, so that twins and the limit are seen. */
  const add = (files: readonly File[], typeCode?: string) => {
    if (files.length === 0) return
    reading.current = reading.current.then(() => read(files, typeCode))
  }

  const send = useEffectEvent((row: UploadRow) => {
    if (!upload) return
    const abort = new AbortController()
    running.current = { id: row.id, abort }
    dispatch({ type: 'staged', id: row.id, stage: 'uploading' })
    const finish = (stage: 'done' | 'failed', reason?: string) => {
      running.current = undefined
      if (abort.signal.aborted) return
      dispatch({ type: 'staged', id: row.id, stage, reason })
      say(stage === 'done' ? `${row.file.name} has been uploaded.` : `${row.file.name} failed: ${reason}`)
    }
    upload(row, {
      signal: abort.signal,
      onProgress: (progress) => dispatch({ type: 'progressed', id: row.id, progress }),
    }).then(
      () => finish('done'),
      (error: unknown) => {
        if (navigator.onLine)
          finish('failed', error instanceof Error ? error.message : 'It could not be uploaded.')
        else {
          running.current = undefined
          dispatch({ type: 'staged', id: row.id, stage: 'offline' })
        }
      },
    )
  })

  const next = rows.find((row) => row.stage === 'queued')
  const isBusy = rows.some((row) => row.stage === 'uploading')
  useEffect(() => {
    if (next && !isBusy) send(next)
  }, [next, isBusy])

  const resume = useEffectEvent(() => {
    for (const row of rows)
      if (row.stage === 'offline') dispatch({ type: 'staged', id: row.id, stage: 'queued' })
  })
  useEffect(() => {
    const onOnline = () => resume()
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('online', onOnline)
      running.current?.abort.abort()
    }
  }, [])

  const start = (ids: readonly string[]) => {
    const stage = navigator.onLine ? 'queued' : 'offline'
    for (const id of ids) dispatch({ type: 'staged', id, stage })
  }
  const remove = (row: UploadRow) => {
    if (running.current?.id === row.id) running.current.abort.abort()
    dispatch({ type: 'removed', id: row.id })
    say(`${row.file.name} has been removed.`)
  }
  const restore = () => {
    dispatch({ type: 'restored' })
    say('The file is back in the list.')
  }
  return {
    rows,
    removed: state.removed?.row,
    said,
    isSaidAbove,
    refused,
    isReading,
    add,
    start,
    remove,
    restore,
    dispatch,
  }
}
