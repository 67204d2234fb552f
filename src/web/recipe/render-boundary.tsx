import { Component, type ReactNode } from 'react'

/** Shows `fallback` in place of children that throw while they render, so that the rest of the page stands. `onBroken` hears of it. */
export class RenderBoundary extends Component<
  { children: ReactNode; fallback: ReactNode; onBroken?: () => void },
  { broken: boolean }
> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    this.props.onBroken?.()
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
