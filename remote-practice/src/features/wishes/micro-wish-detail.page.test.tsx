import { codes } from '@plaza/shared/api'
import { failing, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dispatch } from '../../testing/dispatch-samples'
import { visit } from '../../testing/visit'
import { wishDetail } from '../../testing/wish-samples'

const claimedAt = '2026-11-26T03:00:00.000Z'
const claimed = {
  state: 'claimed' as const,
  claimant: { id: 'u3', name: 'Chen He', avatar: null },
  claimed_at: claimedAt,
  due_at: '2026-12-10T03:00:00.000Z',
  timeline: [
    { event: 'published' as const, at: '2026-11-26T01:00:00.000Z', by: 'Old He' },
    { event: 'claimed' as const, at: claimedAt, by: 'C***' },
  ],
}
const claimants = {
  list: [{ id: 'x', name: 'C***', avatar: null, claimed_at: claimedAt, given_back: false }],
  next: null,
}
const draw = (over: Parameters<typeof wishDetail>[0] = {}, { answers, ...options }: VisitOptions = {}) =>
  visit(
    'micro-wish-detail',
    { id: '73001' },
    {
      user: person(),
      answers: { 'wishes.detail': wishDetail(over), 'wishes.claimants': claimants, ...answers },
      ...options,
    },
  )

it('is claimed after a question, and shows then how to reach its owner', async () => {
  const { host } = await draw(
    { contact: { phone: '138****0006', masked: true } },
    {
      answers: {
        'wishes.claim': wishDetail({
          ...claimed,
          steps: ['cancel-claim'],
          contact: { phone: '13800000006', masked: false },
        }),
      },
    },
  )
  await screen.findByText('138****0006')
  expect(screen.queryByRole('link', { name: 'Call' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Claim this wish' }))
  fireEvent.click(screen.getByRole('button', { name: 'Claim this wish' }))
  expect((await screen.findByRole('link', { name: 'Call' })).getAttribute('href')).toBe('tel:13800000006')
  expect(host.callsOf('wishes.claim')).toEqual([{ body: { wish_id: '73001' } }])
  screen.getByRole('button', { name: 'Give it back' })
})

it('links to its claimant, but not for a guest, who gets no id that leads there', async () => {
  const first = await draw(claimed)
  expect((await screen.findByText('Chen He')).closest('a')?.getAttribute('href')).toContain('u3')
  first.unmount()
  await draw(claimed, { user: null })
  expect((await screen.findByText('Chen He')).closest('a')).toBeNull()
})

it('shows its new state where somebody else was faster', async () => {
  let reads = 0
  const { host } = await draw(
    {},
    {
      answers: {
        'wishes.detail': () => (reads++ === 0 ? wishDetail() : wishDetail({ ...claimed, steps: [] })),
        'wishes.claim': failing({ code: codes.stateChanged }),
      },
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Claim this wish' }))
  await screen.findByRole('button', { name: 'Somebody is at it' })
  expect(host.callsOf('wishes.claim')).toHaveLength(1)
})

it('is finished by its owner with words of thanks', async () => {
  const { host } = await draw(
    { ...claimed, own: true, steps: ['finish'] },
    {
      answers: {
        'wishes.finish': wishDetail({ ...claimed, own: true, state: 'finished', thanks: 'Thank you', steps: [] }),
      },
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'It came true' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Words of thanks' }), {
    target: { value: ' Thank you ' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Yes, it came true' }))
  await waitFor(() =>
    expect(host.callsOf('wishes.finish')).toEqual([{ body: { wish_id: '73001', thanks: 'Thank you' } }]),
  )
  await screen.findByText('Thank you')
})

it('is taken from its claimant by its owner after a question', async () => {
  const { host } = await draw(
    { ...claimed, own: true, steps: ['cancel-claim', 'finish'] },
    { answers: { 'wishes.cancelClaim': wishDetail({ own: true, steps: ['delete'] }) } },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'End the claim' }))
  await screen.findByRole('button', { name: 'Delete' })
  expect(host.callsOf('wishes.cancelClaim')).toEqual([{ body: { wish_id: '73001' } }])
})

it('tells its owner why a reviewer refused it', async () => {
  await draw({ own: true, review: 'refused', refusal: 'A phone number', steps: ['delete'] })
  await screen.findByText(/It was not published: A phone number/)
  screen.getByText('Not published')
  expect(screen.queryByRole('button', { name: /Like/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

it('is shared', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
  expect(host.shared).toMatchObject([
    { id: 'micro-wish-detail', target: 'page', title: wishDetail().title, address: '/micro-wish-details/73001' },
  ])
})

it('shows that it is gone', async () => {
  await draw({}, { answers: { 'wishes.detail': failing({ code: codes.contentGone }) } })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})

it('is accepted by a manager whom the centre asks, and by nobody else', async () => {
  const asked = { id: 'd1', team: { id: '601', name: 'East Beach' }, note: 'Two minutes from your beach' }
  let reads = 0
  const { host } = await draw(
    {},
    {
      answers: {
        'wishes.detail': () => (reads++ === 0 ? wishDetail({ asked }) : wishDetail({ ...claimed, steps: [] })),
        'dispatches.step': dispatch({ state: 'accepted', steps: [] }),
      },
    },
  )
  await screen.findByText('Two minutes from your beach')
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(screen.queryByText('Two minutes from your beach')).toBeNull())
  expect(host.callsOf('dispatches.step')).toEqual([{ params: { id: 'd1' }, body: { step: 'accept' } }])
})

it('names the team that its owner would like', async () => {
  await draw({ team: { id: '601', name: 'Tide team' } })
  expect((await screen.findByRole('link', { name: 'Tide team' })).getAttribute('href')).toBe('/team-detail?id=601')
})
