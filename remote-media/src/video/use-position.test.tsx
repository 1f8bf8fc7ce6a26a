import { type Answers, content, pageOf, person, renderPage } from '@plaza/shared/testing'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePosition } from './use-position'

let notes: ReturnType<typeof usePosition>
function Film() {
  notes = usePosition('4001', 600)
  return null
}
const open = (user: ReturnType<typeof person> | null, answers: Answers = {}) => renderPage(<Film />, { user, answers })

const seen = (seconds: number): Answers => ({
  'histories.add': {},
  'histories.list': pageOf({ content: content({ id: '4001', type: 4 }), seconds, viewed_at: '2026-11-20T08:00:00Z' }),
})

it('resumes where the user stopped on another device', async () => {
  open(person(), seen(200))
  await waitFor(() => expect(notes.from).toBe(200))
})

it('resumes where the user stopped on this device, before what another device says', async () => {
  const { host } = renderPage(<Film />, {
    user: person(),
    answers: seen(200),
    drafts: { 'video-positions': { 4001: 64 } },
  })
  await waitFor(() => expect(host.callsOf('histories.list')).toHaveLength(1))
  await waitFor(() => expect(notes.from).toBe(64))
})

it('sends the position to the server once when the video is left', async () => {
  const { host, unmount } = open(person(), seen(0))
  await waitFor(() => expect(host.callsOf('histories.list')).toHaveLength(1))
  notes.note(64.4, 600)
  notes.save()
  unmount()
  expect(host.callsOf('histories.add')).toEqual([{ body: { id: '4001', type: 4, seconds: 64 } }])
})

it('stores a guest’s position only on the device', () => {
  const { host, unmount } = open(null)
  notes.note(64.4, 600)
  unmount()
  expect(host.calls).toEqual([])
  expect(host.drafts.read('video-positions')).toEqual({ '4001': 64 })
})

it('gives nothing of what was watched to another user who logs in', async () => {
  const { host, unmount } = open(person({ id: 'a' }), seen(0))
  await waitFor(() => expect(host.callsOf('histories.list')).toHaveLength(1))
  notes.note(64.4, 600)
  host.drafts.drop('video-positions')
  host.session.accept({ token: 't'.repeat(24), user: person({ id: 'b' }) })
  unmount()
  expect(host.callsOf('histories.add')).toEqual([])
  expect(host.drafts.read('video-positions')).toBeNull()
})
