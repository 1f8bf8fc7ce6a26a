import type { CSSProperties, ReactNode } from 'react'

/** Aligns lists with the text on a reading page. */
const oneGutter = { '--list-gutter': 'var(--gutter)' } as CSSProperties

export function Reading({ children }: { children: ReactNode }) {
  return <div style={oneGutter}>{children}</div>
}
