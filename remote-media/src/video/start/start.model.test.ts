import { describe, expect, it } from 'vitest'
import { afterRefusal, noIntent, type PlayIntent, playsOnAttach, startPosition } from './start.model'

const intent = (over: Partial<PlayIntent> = {}): PlayIntent => ({ ...noIntent, ...over })

describe('a stream that was attached', () => {
  it.each<[when: string, intent: PlayIntent, options: Partial<Parameters<typeof playsOnAttach>[1]>, plays: boolean]>([
    ['nobody asked for it', intent(), {}, false],
    ['the person tapped play before it came', intent({ play: true }), {}, true],
    ['the page plays by itself', intent(), { autoplay: true }, true],
    ['the person wants less motion', intent(), { autoplay: true, lessMotion: true }, false],
    ['a film stood somewhere when its page was left', intent({ resumeAt: 17 }), { autoplay: true }, false],
    ['the person paused the live stream', intent({ choice: 'pause' }), { autoplay: true, live: true }, false],
    ['the person played the live stream', intent({ choice: 'play' }), { live: true }, true],
    ['the person paused a film before', intent({ choice: 'pause' }), { autoplay: true }, true],
  ])('%s', (_, wanted, options, plays) => {
    expect(playsOnAttach(wanted, { lessMotion: false, ...options })).toBe(plays)
  })
})

describe('the position at the start', () => {
  it.each<[when: string, intent: PlayIntent, from: number | undefined, position: number | null]>([
    ['nothing is known', intent(), undefined, null],
    ['the page names one', intent(), 30, 30],
    ['it was left elsewhere', intent({ resumeAt: 42 }), 30, 42],
    ['it was left at its beginning', intent({ resumeAt: 0 }), 30, null],
    ['it was left at its end', intent({ resumeAt: 99.5 }), undefined, null],
  ])('%s', (_, wanted, from, position) => expect(startPosition(wanted, from, 100)).toBe(position))
})

describe('a refusal of the browser', () => {
  it.each<[when: string, name: string, state: { live?: boolean; muted: boolean }, does: string]>([
    ['a live stream goes on without sound', 'NotAllowedError', { live: true, muted: false }, 'mute'],
    ['a muted live stream waits for a tap', 'NotAllowedError', { live: true, muted: true }, 'wait'],
    ['a film waits for a tap', 'NotAllowedError', { muted: false }, 'wait'],
    ['an interrupted start is no refusal', 'AbortError', { live: true, muted: false }, 'ignore'],
  ])('%s', (_, name, state, does) => expect(afterRefusal(name, state)).toBe(does))
})
