import type { ReactElement } from 'react'
import { Dialog } from '../../overlays/Dialog/index.ts'
import { Reader, type ReaderProps } from './Reader.tsx'

interface FullScreenProps extends Omit<ReaderProps, 'onFound' | 'onExpand' | 'isFull'> {
  title: string
  onClose: () => void
}

/** The document on the whole screen, from the page that was shown on; the cross and Escape lead back to its place. */
export function FullScreen({ title, onClose, ...document }: FullScreenProps): ReactElement {
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} size="full">
      <Reader {...document} isFull />
    </Dialog>
  )
}
