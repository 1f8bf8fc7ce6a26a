import * as v from 'valibot'

const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/
const MAX_LENGTH = 200_000

/** Seconds of a time such as 00:01:02.500; null for another text. */
function secondsOf(time: string): number | null {
  const [, hours = '0', minutes = '0', seconds = '0', thousandths = '0'] = TIME.exec(time) ?? []
  if (!TIME.test(time)) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}

/** What is wrong with the times of a cue; null if nothing is. */
function faultOf(line: string, before: number): { text: string } | { end: number; start: number } {
  const [from = '', to = ''] = line.split('-->').map((part) => part.trim().split(/\s/)[0] ?? '')
  const [start, end] = [secondsOf(from), secondsOf(to)]
  if (start === null || end === null) return { text: 'needs times such as 00:01.000 --> 00:04.000' }
  if (end <= start) return { text: 'ends before it begins' }
  return start < before ? { text: 'begins before the one above it' } : { start, end }
}

/** Seconds at which the last line of a well-formed text ends. */
export function webVttEnd(text: string): number {
  const ends = text.split(/\r\n|\n|\r/).flatMap((line) => {
    const [, to = ''] = line.split('-->')
    return line.includes('-->') ? (secondsOf(to.trim().split(/\s/)[0] ?? '') ?? 0) : []
  })
  return Math.max(0, ...ends)
}

/** The first fault of a WebVTT text with its line; null for a well-formed one. */
export function webVttFault(text: string): string | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (!/^WEBVTT(?:\s|$)/.test(lines[0] ?? '')) return 'Line 1: subtitles begin with WEBVTT'
  let [before, cues] = [0, 0]
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue
    const found = faultOf(line, before)
    if ('text' in found) return `Line ${index + 1}: ${found.text}`
    if (!lines[index + 1]?.trim()) return `Line ${index + 1}: has no words`
    before = found.start
    cues++
  }
  return cues === 0 ? 'Subtitles have no lines' : null
}

/** The text of a WebVTT file (https://www.w3.org/TR/webvtt1/), as players show it. */
export const WebVtt = v.pipe(
  v.string(),
  v.maxLength(MAX_LENGTH),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed && webVttFault(dataset.value)
    if (fault) addIssue({ message: fault })
  }),
)
