import { useEffect, useEffectEvent, useRef } from 'react'
import type { ActionDispatch } from 'react'
import type { UploaderAction } from './rows.ts'
import type { UploadFunction, UploadRow } from './types.ts'

interface SendingOptions {
  rows: readonly UploadRow[]
  upload: UploadFunction | undefined
  dispatch: ActionDispatch<[UploaderAction]>
  announce: (text: string) => void
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'It could not be uploaded.')
const isAboutDate = (error: unknown) =>
  error instanceof Error && 'isAboutDate' in error && error.isAboutDate === true

/** Calls back when the browser is online again. */
function useOnline(listener: () => void): void {
  const onOnline = useEffectEvent(listener)
  useEffect(() => {
    const handle = () => onOnline()
    window.addEventListener('online', handle)
    return () => window.removeEventListener('online', handle)
  }, [])
}

/** Sends the queued rows one by one; what fails for want of a connection is sent when it returns. */
export function useSending({ rows, upload, dispatch, announce }: SendingOptions) {
  const running = useRef<{ id: string; abort: AbortController } | undefined>(undefined)
  const send = useEffectEvent((row: UploadRow) => {
    if (!upload) return
    const abort = new AbortController()
    running.current = { id: row.id, abort }
    dispatch({ type: 'staged', id: row.id, stage: 'uploading' })
    const finish = (stage: 'done' | 'failed', reason?: string, isDateRefused?: boolean) => {
      running.current = undefined
      if (abort.signal.aborted) return
      dispatch({ type: 'staged', id: row.id, stage, reason, isDateRefused })
      announce(
        stage === 'done' ? `${row.file.name} has been uploaded.` : `${row.file.name} failed: ${reason}`,
      )
    }
    upload(row, {
      signal: abort.signal,
      onProgress: (progress) => dispatch({ type: 'progressed', id: row.id, progress }),
    }).then(
      () => finish('done'),
      (error: unknown) => {
        if (navigator.onLine) finish('failed', reasonOf(error), isAboutDate(error))
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

  useOnline(() => {
    for (const row of rows)
      if (row.stage === 'offline') dispatch({ type: 'staged', id: row.id, stage: 'queued' })
  })
  useEffect(() => () => running.current?.abort.abort(), [])

  const start = (ids: readonly string[]) => {
    const stage = navigator.onLine ? 'queued' : 'offline'
    for (const id of ids) dispatch({ type: 'staged', id, stage })
  }
  /** Stops the sending of a row, when it is the one being sent. */
  const abort = (id: string) => {
    if (running.current?.id === id) running.current.abort.abort()
  }
  return { start, abort }
}
