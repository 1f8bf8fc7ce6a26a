import type { ReactNode } from 'react'
import classes from './highlighted-text.module.css'

export interface HighlightedTextProps {
  text: string
  /** `[start, end]` offsets, in order. */
  marks: readonly (readonly number[])[]
}

/** A text with its matches marked. */
export function HighlightedText({ text, marks }: HighlightedTextProps) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [from = 0, to = 0] of marks) {
    parts.push(
      text.slice(at, from),
      <mark key={from} className={classes.mark}>
        {text.slice(from, to)}
      </mark>,
    )
    at = to
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
