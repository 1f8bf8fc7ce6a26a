import { ASKED, SHOWN } from '../stage/marks'

interface ShownMark {
  at: number
  owner: string
  route: string
}

/** Pages shown since the last call, and the time of the newest navigation request; removes the marks. */
export function takeMarks(): { shown: ShownMark[]; askedAt: number | null } {
  const marks = performance.getEntriesByType('mark')
  const shown = marks
    .filter(({ name }) => name.startsWith(SHOWN))
    .map(({ name, startTime }) => {
      const [owner = '', route = ''] = name.slice(SHOWN.length).split('/')
      performance.clearMarks(name)
      return { at: startTime, owner, route }
    })
  const askedAt = marks.filter(({ name }) => name === ASKED).at(-1)?.startTime ?? null
  performance.clearMarks(ASKED)
  return { shown, askedAt }
}
