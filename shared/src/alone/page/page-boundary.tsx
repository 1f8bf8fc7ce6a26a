import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  onError: (error: unknown) => void
}

/** Shows an error of the page in place of the page. */
export class PageBoundary extends Component<BoundaryProps, { thrown: Error | null }> {
  override state = { thrown: null as Error | null }

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    const { thrown } = this.state
    if (!thrown) return this.props.children
    return (
      <pre role="alert" style={{ whiteSpace: 'pre-wrap', padding: 16 }}>
        {thrown.stack ?? thrown.message}
      </pre>
    )
  }
}
