import { Component } from 'react'
import type { ReactNode } from 'react'

interface BoundaryProps {
  /** Drawn instead where the children fail. */
  fallback: ReactNode
  onDrawn: () => void
  onError: (error: unknown) => void
  children: ReactNode
}

/** Draws the code of a reader, and something else where it fails. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override state = { hasFailed: false }

  override componentDidMount(): void {
    if (!this.state.hasFailed) this.props.onDrawn()
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
