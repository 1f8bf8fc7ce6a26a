import type { CSSProperties, ReactNode } from 'react'

/** Lists on a page that is read stand in the gutter of its text, so that one edge runs through the page. */
const oneGutter = { '--list-gutter': 'var(--gutter)' } as CSSProperties

export function Reading({ children }: { children: ReactNode }) {
  return <div style={oneGutter}>{children}</div>
}
