import { Component, type ReactNode } from 'react'

/** Shows `fallback` in place of children that throw while they render, so that the rest of the page stands. */
export class RenderBoundary extends Component<
  { children: ReactNode; fallback: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
