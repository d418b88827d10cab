import { useLayoutEffect, useRef, useState } from 'react'
import type { ActionDispatch } from 'react'
import { flushSync } from 'react-dom'
import { admitFiles } from './intake.ts'
import { addedText } from './rows.ts'
import type { UploaderAction } from './rows.ts'
import type { DocumentOffer, ExistingDocument, Refusal, UploadRow } from './types.ts'

interface ReadingOptions {
  offers: readonly DocumentOffer[]
  existing: readonly ExistingDocument[]
  rows: readonly UploadRow[]
  dispatch: ActionDispatch<[UploaderAction]>
  /** Takes the sentence for screen readers, and whether the same is shown above it. */
  announce: (text: string, isAbove?: boolean) => void
}

const failedReading = (name: string): Refusal => ({
  name,
  message: `"${name}" could not be read. Choose it again.`,
})

/** Reads and checks chosen files and adds the accepted ones; batches wait for each other. */
export function useReading({ offers, existing, rows, dispatch, announce }: ReadingOptions) {
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const [isReading, setReading] = useState(false)
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  }, [rows])
  const reading = useRef<Promise<void>>(Promise.resolve())
  const read = async (files: readonly File[], typeCode?: string) => {
    setReading(true)
    try {
      const result = await admitFiles(files, { offers, existing, rows: latest.current }, typeCode)
      // at once, so that the next files see these rows
      flushSync(() => dispatch({ type: 'added', rows: result.added }))
      setRefused(result.refused)
      announce(addedText(result.added.length, result.refused), result.refused.length > 0)
    } catch {
      // A file can vanish between choosing and reading, for example from a memory stick.
      const names = files.map((file) => failedReading(file.name))
      setRefused(names)
      announce(addedText(0, names), true)
    } finally {
      setReading(false)
    }
  }
  /** Files that come in while others are read wait for them, so that twins and the limit are seen. */
  const add = (files: readonly File[], typeCode?: string) => {
    if (files.length === 0) return
    reading.current = reading.current.then(() => read(files, typeCode))
  }
  return { refused, isReading, add }
}
