import { type Answers, pageOf } from '@plaza/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { article, marks } from '../../../testing/samples'
import { visit } from '../../../testing/visit'

/** `speechSynthesis` as browsers implement it: events for each utterance, including cancelled ones. */
class FakeSpeech extends EventTarget {
  spoken: FakeUtterance[] = []
  paused = false
  voices: string[] = ['Mei']
  speak = (words: FakeUtterance) => this.spoken.push(words)
  pause = () => {
    this.paused = true
  }
  resume = () => {
    this.paused = false
  }
  getVoices = () => this.voices
  cancel = () => {
    for (const words of this.spoken.splice(0)) words.onerror?.({ error: 'canceled' })
  }
}
class FakeUtterance {
  onstart?: () => void
  onend?: () => void
  onerror?: (event: { error: string }) => void
  constructor(readonly text: string) {}
}

let speech: FakeSpeech
beforeEach(() => {
  speech = new FakeSpeech()
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
})
afterEach(() => void vi.useRealTimers())

const spoken: Answers = {
  'contents.staticArticle': article(),
  'contents.dynamicArticle': marks(),
  'contents.related': { list: [] },
  'comments.list': pageOf(),
  'voices.config': { enabled: 1, speakers: [], default_rate: 1 },
}

let leave: () => void
async function listen() {
  const { host, unmount } = await visit(
    'article',
    { aid: 101 },
    {
      answers: spoken,
    },
  )
  const button = await screen.findByRole('button', { name: 'Listen to this article' })
  vi.useFakeTimers()
  fireEvent.click(button)
  leave = unmount
  return host
}
const silent = () => screen.queryByRole('button', { name: 'Listen to this article' })

it('reads aloud with the device’s voice without a recording, and stops for the player', async () => {
  const host = await listen()
  expect(speech.spoken.map(({ text }) => text)).toEqual([
    'Ferries will run until midnight',
    'The last boat leaves at midnight.',
  ])
  expect(host.played).toEqual([{ type: 'pause' }])
  expect(silent()).toBeTruthy()
  act(() => speech.spoken[0]?.onstart?.())
  fireEvent.click(screen.getByRole('button', { name: 'Pause reading' }))
  expect(speech.paused).toBe(true)
  act(() => host.stores.player.set({ playing: true }))
  expect(silent()).toBeTruthy()
  expect(host.toasts).toEqual([])
})

it('stops when the page is left', async () => {
  const host = await listen()
  act(() => speech.spoken[0]?.onstart?.())
  leave()
  expect(speech.spoken).toEqual([])
  expect(host.toasts).toEqual([])
})

it('stops after the last part', async () => {
  await listen()
  act(() => speech.spoken[0]?.onstart?.())
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('button', { name: 'Pause reading' })).toBeTruthy()
  act(() => speech.spoken[1]?.onend?.())
  expect(silent()).toBeTruthy()
})

it('reports that the device has no voice if speech does not start', async () => {
  const host = await listen()
  act(() => vi.advanceTimersByTime(3_000))
  expect(silent()).toBeTruthy()
  expect(speech.spoken).toEqual([])
  expect(host.toasts).toEqual(['This device has no voice to read with'])
})

it('reports a speech error', async () => {
  const host = await listen()
  act(() => speech.spoken[0]?.onerror?.({ error: 'synthesis-unavailable' }))
  act(() => vi.advanceTimersByTime(3_000))
  expect(silent()).toBeTruthy()
  expect(host.toasts).toEqual(['This device has no voice to read with'])
})

it('starts once for two taps', async () => {
  const host = await listen()
  fireEvent.click(screen.getByRole('button', { name: 'Listen to this article' }))
  expect(speech.spoken).toHaveLength(2)
  act(() => speech.spoken[0]?.onstart?.())
  act(() => vi.advanceTimersByTime(3_000))
  expect(screen.getByRole('button', { name: 'Pause reading' })).toBeTruthy()
  expect(host.toasts).toEqual([])
})

it.each(['speechSynthesis', 'SpeechSynthesisUtterance'])('has no button in a browser without %s', async (name) => {
  vi.stubGlobal(name, undefined)
  const { host } = await visit('article', { aid: 101 }, { answers: spoken })
  await screen.findByRole('heading', { name: 'Ferries will run until midnight' })
  expect([silent(), host.toasts]).toEqual([null, []])
})

it('has no button if the device has no voice', async () => {
  await listen()
  act(() => {
    speech.voices = []
    speech.dispatchEvent(new Event('voiceschanged'))
  })
  expect(silent()).toBeNull()
})
