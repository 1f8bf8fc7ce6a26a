import { type Answers, idlePlayer, pageOf } from '@plaza/shared/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fromAudio } from '../player/player-items.model'
import { article, audio, marks } from '../testing/samples'
import { visit } from '../testing/visit'

const cues = ['Before the light, look outside.', 'First east.', 'Then south.'].map((text, index) => ({
  start: 2 + index * 10,
  end: 10 + index * 10,
  text,
}))
const spoken = audio({ album: null, transcript: { cues } })
const shared: Answers = { 'contents.related': { list: [] }, 'comments.list': pageOf() }

const openAudio = (query: Readonly<Record<string, number>> = {}) =>
  visit(
    'audio',
    { aid: 501 },
    { query, answers: { ...shared, 'contents.audio': spoken, 'contents.dynamicArticle': marks({ id: '501' }) } },
  )
const current = { ...idlePlayer, current: fromAudio(spoken), list: [fromAudio(spoken)], playing: true }
const marked = () => document.querySelector('[aria-current="true"]')?.textContent
const at = (position: number) => ({ position, duration: 200, buffered: 200 })

it('marks the sentence that is heard, says that the voice is synthesised, and plays from a tapped sentence', async () => {
  const { host } = await openAudio()
  const panel = await screen.findByRole('region', { name: 'Transcript' })
  expect(screen.getByText('Synthesised voice')).toBeTruthy()
  expect(marked()).toBeUndefined()
  fireEvent.click(within(panel).getByRole('button', { name: 'First east.' }))
  expect(host.played).toMatchObject([{ type: 'open', index: 0, position: 12, items: [{ id: '501' }] }])
  act(() => {
    host.stores.player.set(current)
    host.stores.progress.set(at(23))
  })
  expect(marked()).toBe('Then south.')
  fireEvent.click(within(panel).getByRole('button', { name: 'Before the light, look outside.' }))
  expect(host.played.slice(1)).toEqual([{ type: 'seek', seconds: 2 }, { type: 'play' }])
})

it('follows the sound until the person scrolls, and again when asked', async () => {
  const scrollTo = vi.fn()
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(scrollTo)
  const { host } = await openAudio()
  const panel = await screen.findByRole('region', { name: 'Transcript' })
  act(() => {
    host.stores.player.set(current)
    host.stores.progress.set(at(3))
  })
  const before = scrollTo.mock.calls.length
  act(() => host.stores.progress.set(at(13)))
  expect(scrollTo.mock.calls.length).toBe(before + 1)
  fireEvent.wheel(panel)
  act(() => host.stores.progress.set(at(23)))
  expect(scrollTo.mock.calls.length).toBe(before + 1)
  fireEvent.click(screen.getByRole('button', { name: 'Back to the voice' }))
  expect(scrollTo.mock.calls.length).toBe(before + 2)
  expect(screen.queryByRole('button', { name: 'Back to the voice' })).toBeNull()
})

it('begins at the place that the address names', async () => {
  const { host } = await openAudio({ t: 12 })
  await screen.findByRole('region', { name: 'Transcript' })
  expect(marked()).toBe('First east.')
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(host.played).toMatchObject([{ type: 'open', index: 0, position: 12 }])
})

it('shows the words of an article’s recording on demand', async () => {
  const voice = { url: '/media/voice/101.mp3', duration: '01:05', transcript: true } as const
  const answers = {
    ...shared,
    'contents.staticArticle': article({ voice }),
    'contents.dynamicArticle': marks(),
    'contents.transcript': { cues },
  }
  const { host } = await visit('article', { aid: 101 }, { answers })
  expect(host.callsOf('contents.transcript')).toEqual([])
  fireEvent.click(await screen.findByRole('button', { name: 'Follow the text' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Then south.' }))
  expect(host.played).toMatchObject([{ type: 'open', position: 22, items: [{ id: 'voice-101' }] }])
})
