import type { Publication } from '@plaza/shared/api'
import { type Answers, failing, pageOf, pending, person, type VisitOptions } from '@plaza/shared/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'
import { emptyDraft } from './publication.model'

const publication = (over: Partial<Publication> = {}): Publication => ({
  id: 'p1',
  title: 'Lights on the pier',
  content: 'They are on again.',
  images: [],
  video: null,
  category: { id: '2', name: 'Daily life' },
  topic: null,
  place: null,
  state: 'shown',
  refusal: null,
  created_at: '2026-11-20T08:00:00Z',
  ...over,
})
const answers: Answers = {
  'credits.system': { list: [{ code: 5, config_value: '5' }] },
  'publishing.publish': publication(),
  'publishing.mine': pageOf(publication()),
  'publishing.categories': {
    list: [
      { id: '2', name: '民生', name_en: 'Daily life', topics: [{ id: '21', name: '街坊', name_en: 'Neighbours' }] },
      { id: '3', name: '文旅', name_en: 'Travel', topics: [] },
    ],
  },
  'uploads.scanImage': { pass: true, reason: null },
}
const begun = { 'publish.media': { category: { id: '2', name: 'Daily life' } } }
const draw = (over: VisitOptions = {}, id: 'publish' | 'publish-text' | 'publish-select' = 'publish') =>
  visit(id, {}, { user: person(), ...over, answers: { ...answers, ...over.answers } })

const write = async (label: string, words: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: words } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
const pick = (...names: string[]) =>
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: names.map((name) => new File(['x'], name, { type: 'image/gif' })) },
  })

it('sends text and moderated pictures, and opens the new page', async () => {
  const { host } = await draw({ drafts: begun })
  await write('Headline', 'Lights on the pier')
  await write('Text', 'They are on again.')
  pick('a.gif')
  await screen.findByRole('button', { name: /Remove picture 1/ })
  expect(await screen.findByText('+5 credits once it is shown')).toBeTruthy()
  send()
  await waitFor(() => expect(host.navigations).toEqual(['/posts/p1']))
  expect(host.callsOf('uploads.scanImage')).toEqual([{ query: { key: 'a.gif' } }])
  expect(host.callsOf('publishing.publish')).toMatchObject([
    { body: { category_id: '2', title: 'Lights on the pier', images: ['a.gif'] } },
  ])
  expect(host.drafts.read('publish.media')).toBeNull()
})

it('omits a picture that fails moderation, with the reason', async () => {
  const { host } = await draw({ answers: { 'uploads.scanImage': { pass: false, reason: 'Too small' } } })
  await screen.findByLabelText('Headline')
  pick('dot.gif')
  await waitFor(() => expect(host.toasts).toContain('Too small'))
  expect(host.drafts.read('publish.media')).toBeNull()
})

it('opens the own list if the publication waits for its review', async () => {
  const { host } = await draw({ drafts: begun, answers: { 'publishing.publish': publication({ state: 'pending' }) } })
  await write('Headline', 'Lights')
  await write('Text', 'On.')
  send()
  await waitFor(() => expect(host.navigations).toEqual(['/publish?tab=own']))
  expect(host.toasts).toContain('Sent. It is shown once it has been reviewed.')
})

it('shows what is missing instead of sending', async () => {
  const { host } = await draw()
  await screen.findByLabelText('Headline')
  send()
  expect(await screen.findByText('A headline is missing')).toBeTruthy()
  expect(screen.getByText('Choose a category')).toBeTruthy()
  expect(host.callsOf('publishing.publish')).toEqual([])
})

it('keeps the draft if sending fails, and sends the same key again', async () => {
  const { host } = await draw({ drafts: begun, answers: { 'publishing.publish': failing({ status: 500 }) } })
  await write('Headline', 'Lights')
  await write('Text', 'On.')
  send()
  await waitFor(() => expect(host.callsOf('publishing.publish')).toHaveLength(1))
  send()
  await waitFor(() => expect(host.callsOf('publishing.publish')).toHaveLength(2))
  const [first, second] = host.callsOf('publishing.publish') as { body: { key: string } }[]
  expect(first?.body.key).toBe(second?.body.key)
  expect(host.drafts.read('publish.media')).toMatchObject({ title: 'Lights' })
})

it('sends once for many taps', async () => {
  const { host } = await draw({ drafts: begun, answers: { 'publishing.publish': pending } })
  await write('Headline', 'Lights')
  await write('Text', 'On.')
  send()
  send()
  await waitFor(() => expect(host.callsOf('publishing.publish')).toHaveLength(1))
})

it('sends a text from its own page', async () => {
  const { host } = await draw({ drafts: { 'publish.text': { category: { id: '3', name: 'Travel' } } } }, 'publish-text')
  await write('Headline', 'Three days')
  await write('Text', 'Day one.')
  send()
  await waitFor(() =>
    expect(host.callsOf('publishing.publish')).toMatchObject([{ body: { category_id: '3', images: [] } }]),
  )
})

it('chooses category and topic into the draft', async () => {
  const { host } = await draw({ query: { of: 'text', type: '3' } }, 'publish-select')
  fireEvent.click(await screen.findByRole('radio', { name: 'Daily life' }))
  fireEvent.click(await screen.findByRole('radio', { name: '# Neighbours' }))
  await waitFor(() =>
    expect(host.drafts.read('publish.text')).toMatchObject({ category: { id: '2' }, topic: { id: '21' } }),
  )
  expect(host.callsOf('publishing.categories')).toEqual([{ params: { type: '3' } }])
})

it('offers every topic without a category, and opens the form if there is none to return to', async () => {
  const { host } = await draw({ query: { of: 'text' } }, 'publish-select')
  fireEvent.click(await screen.findByRole('radio', { name: '# Neighbours' }))
  expect(screen.getByRole('radio', { name: 'Daily life' }).getAttribute('aria-checked')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(host.navigations).toEqual(['/character'])
  expect(host.drafts.read('publish.text')).toMatchObject({ category: { id: '2' }, topic: { id: '21' } })
})

it('returns to the form', async () => {
  const { host } = await draw({ drafts: begun })
  fireEvent.click(await screen.findByRole('button', { name: /Category/ }))
  expect(host.navigations).toEqual(['/select?of=media&type=3&from=form'])
  cleanup()
  const asked = await draw({ query: { of: 'media', from: 'form' }, drafts: begun }, 'publish-select')
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }))
  expect(asked.host.backs).toEqual(['back'])
})

it('shows own publications with their state, and edits a refused one under a new key', async () => {
  const list = pageOf(publication(), publication({ id: 'p2', title: 'Fog', state: 'refused', refusal: 'An advert' }))
  const { host } = await draw({ query: { tab: 'own' }, answers: { 'publishing.mine': list } })
  expect(await screen.findByText('Reason: An advert')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lights on the pier' }).getAttribute('href')).toBe('/posts/p1')
  fireEvent.click(screen.getByRole('button', { name: 'Write again' }))
  await waitFor(() => expect((screen.getByLabelText('Headline') as HTMLTextAreaElement).value).toBe('Fog'))
  expect(host.drafts.read<{ key: string }>('publish.media')?.key).toMatch(/^[\da-f-]{36}$/)
})

it.each<[answer: string, agrees: boolean, headline: string]>([
  ['agrees', true, 'Fog'],
  ['does not', false, 'Half a thought'],
])('replaces a draft where the user %s', async (_, agrees, headline) => {
  const { host } = await draw({
    query: { tab: 'own' },
    drafts: { 'publish.media': { ...emptyDraft('k'), title: 'Half a thought' } },
    answers: {
      'publishing.mine': pageOf(publication({ id: 'p2', title: 'Fog', state: 'refused', refusal: 'An advert' })),
    },
  })
  const confirm = vi.fn(async () => agrees)
  host.ui.confirm = confirm
  fireEvent.click(await screen.findByRole('button', { name: 'Write again' }))
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  await act(async () => {})
  expect(host.drafts.read('publish.media')).toMatchObject({ title: headline })
})

it('removes one after a confirmation', async () => {
  const { host } = await draw({ query: { tab: 'own' }, answers: { 'publishing.remove': {} } })
  fireEvent.click(await screen.findByRole('button', { name: 'Take back Lights on the pier' }))
  await waitFor(() => expect(host.callsOf('publishing.remove')).toEqual([{ params: { id: 'p1' } }]))
})

it('starts with an empty list', async () => {
  await draw({ query: { tab: 'own' }, answers: { 'publishing.mine': pageOf() } })
  expect(await screen.findByRole('button', { name: 'Write the first one' })).toBeTruthy()
})
