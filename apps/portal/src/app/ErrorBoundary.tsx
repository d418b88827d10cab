import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import { Component, type ReactNode } from 'react'
import { ChunkMissingError } from '../platform/loading/lazy-screen.ts'

interface State {
  error: unknown
}

/**
 * Catches what a screen throws, so that one broken screen never leaves a blank page. A missing part of the program
 * means that a new version was put in place: that is said, and a reload fetches it.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const reload = <Button onPress={() => location.reload()}>Reload the page</Button>
    return error instanceof ChunkMissingError ? (
      <Notice tone="info" title="A new version is ready, or the connection was lost" actions={reload} isLive>
        A part of this page could not be loaded. Reload to go on; drafts on this device are kept.
      </Notice>
    ) : (
      <Notice tone="danger" title="This page stopped working" actions={reload} isLive>
        Reload the page. If it happens again, tell your administrator what you did before.
      </Notice>
    )
  }
}
