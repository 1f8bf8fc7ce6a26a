export interface Span {
  start: number
  /** Last byte, inclusive. */
  end: number
}

/**
 * Parses a Range header: one span, null for the whole file, or `unsatisfiable`. Several ranges count as the whole file.
 */
export function rangeOf(header: string | undefined, size: number): Span | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [, from = '', to = ''] = match
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start >= size) return 'unsatisfiable'
  return end < start ? null : { start, end }
}
