import type { Download } from '@capiz/api/contract/define'
import { Dialog } from '@capiz/ui/Dialog'
import { DocumentViewer } from '@capiz/ui/accreditation/DocumentViewer'
import { ErrorState } from '@capiz/ui/ErrorState'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { Skeleton } from '@capiz/ui/Skeleton'
import { mediaQuery } from '@capiz/ui/tokens'
import { type ReactElement, useEffect, useState } from 'react'
import { reportedMessage } from '../platform/feedback/report-error.ts'
import { closeObjectUrl, openObjectUrl } from '../platform/data/object-urls.ts'

interface FilePreviewProps {
  fileName: string
  /** Fetches the preview, a PDF whatever the file is. */
  load: () => Promise<Download>
  onClose: () => void
}

/** A document shown over the screen; its address is freed when it closes. */
export function FilePreview({ fileName, load, onClose }: FilePreviewProps): ReactElement {
  // a dialog is nearly the whole of a phone: it is all of it, and no other opens over it
  const isPhone = useMediaQuery(mediaQuery.phone)
  const [src, setSrc] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let url: string | undefined
    let isGone = false
    async function fetchPreview() {
      try {
        const { blob } = await load()
        if (isGone) return
        url = openObjectUrl(blob)
        setSrc(url)
      } catch (error) {
        if (!isGone) setProblem(reportedMessage(error) ?? 'The file could not be fetched.')
      }
    }
    void fetchPreview()
    return () => {
      isGone = true
      if (url !== undefined) closeObjectUrl(url)
    }
    // a new `load` function with every render fetches the same file
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fileName, attempt])
  return (
    <Dialog isOpen onOpenChange={onClose} title={fileName} size={isPhone ? 'full' : 'lg'} isDismissable>
      {problem !== undefined && (
        <ErrorState
          title="No preview"
          level={3}
          onRetry={() => {
            setProblem(undefined)
            setAttempt(attempt + 1)
          }}
        >
          {problem}
        </ErrorState>
      )}
      {problem === undefined && src === undefined && <Skeleton shape="block" />}
      {src !== undefined && <DocumentViewer fileName={fileName} fileType="pdf" src={src} isFull={isPhone} />}
    </Dialog>
  )
}
