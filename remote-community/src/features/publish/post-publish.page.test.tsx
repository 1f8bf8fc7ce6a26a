import { failing, pageOf, pending, person, post, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { circle, topic } from '../../testing/samples'
import { visit } from '../../testing/visit'

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'post-publish',
    { id: 61 },
    {
      user: person(),
      answers: {
        'circles.detail': circle({ rules: [] }),
        'circles.topics': pageOf(topic()),
        ...answers,
      },
      ...options,
    },
  )

const write = async (words: string) =>
  fireEvent.change(await screen.findByLabelText('What do you want to tell?'), { target: { value: words } })
const publish = () => fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
const choose = (...names: string[]) =>
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: names.map((name) => new File(['x'], name, { type: 'image/gif' })) },
  })

it('publishes text, pictures and topic, and opens the new post', async () => {
  const { host } = await draw({ answers: { 'posts.publish': post({ id: 'new' }) } })
  await write('Fog on the old pier')
  choose('a.gif', 'b.gif')
  await screen.findByAltText('Picture 2')
  fireEvent.click(await screen.findByRole('button', { name: /Topic/ }))
  fireEvent.click(await screen.findByRole('radio', { name: /Fog/ }))
  publish()
  await waitFor(() => expect(host.navigations).toEqual(['/group-post-detail/new']))
  expect(host.callsOf('posts.publish')).toEqual([
    {
      body: {
        circle_id: '61',
        content: 'Fog on the old pier',
        images: ['a.gif', 'b.gif'],
        topic_id: '9',
        key: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    },
  ])
  expect(host.drafts.read('post-publish.61')).toBeNull()
})

it('keeps a post without a network, with its pictures, and shows it in the circle', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { host } = await draw({ answers: { 'posts.publish': failing({ kind: 'network' }) } })
  await write('Fog on the old pier')
  choose('a.gif')
  await screen.findByAltText('Picture 1')
  publish()
  await waitFor(() => expect(host.navigations).toEqual(['/group-detail/61']))
  expect(host.toasts).toEqual(['Kept on this device, sent when the network is back'])
  expect(host.drafts.read('post-publish.61')).toBeNull()
  expect(host.outbox.getState()).toMatchObject([
    { state: 'waiting', input: { body: { images: ['kept:1'] } }, shown: { content: 'Fog on the old pier' } },
  ])
  vi.restoreAllMocks()
})

it('leaves no form to come back to', async () => {
  const { host } = await draw({ answers: { 'posts.publish': post({ id: 'new' }) } })
  const navigate = vi.spyOn(host, 'navigate')
  await write('Fog')
  publish()
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/group-post-detail/new', { replace: true }]]))
})

it('tells that a post waits for a review', async () => {
  const { host } = await draw({ answers: { 'posts.publish': post({ state: 'pending' }) } })
  await write('Fog')
  publish()
  await waitFor(() => expect(host.toasts).toContain('Sent. It is shown once it has been reviewed.'))
})

it('keeps the draft if sending fails, and sends the same key again', async () => {
  const { host } = await draw({ answers: { 'posts.publish': failing({ status: 500 }) } })
  await write('Fog')
  publish()
  await waitFor(() => expect(host.callsOf('posts.publish')).toHaveLength(1))
  publish()
  await waitFor(() => expect(host.callsOf('posts.publish')).toHaveLength(2))
  const [first, second] = host.callsOf('posts.publish') as { body: { key: string } }[]
  expect(first?.body.key).toBe(second?.body.key)
  expect(host.drafts.read('post-publish.61')).toMatchObject({ content: 'Fog' })
})

it('sends once for many taps', async () => {
  const { host } = await draw({ answers: { 'posts.publish': pending } })
  await write('Fog')
  publish()
  publish()
  await waitFor(() => expect(host.callsOf('posts.publish')).toHaveLength(1))
})

it('shows what is missing instead of sending', async () => {
  const { host } = await draw()
  await write(' ')
  publish()
  await screen.findByText('Write a few words first')
  expect(host.callsOf('posts.publish')).toEqual([])
})

describe('pictures', () => {
  it('delay sending until they are uploaded', async () => {
    const { host } = await draw()
    host.upload = () => new Promise(() => {})
    await write('Fog')
    choose('a.gif')
    const button = await screen.findByRole('button', { name: 'Pictures are being sent' })
    expect((button as HTMLButtonElement).disabled).toBe(true)
  })

  it('can be retried or removed after a failed upload', async () => {
    const { host } = await draw()
    host.upload = () => Promise.reject(new Error('no net'))
    await write('Fog')
    choose('a.gif')
    expect(await screen.findByRole('button', { name: /Try again/ })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /^Remove picture/ }))
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeTruthy()
  })
})

describe('a video', () => {
  const video = { key: 'v', url: '/v', seconds: 9, poster: { key: 'p', url: '/p' } }
  const withVideo = (more: object = {}) => ({
    ...{ user: person(), drafts: { 'post-publish.61': { ...kept, images: [], video, ...more } } },
  })

  it('is published with its poster, and takes the place of pictures', async () => {
    const { host } = await draw({ ...withVideo(), answers: { 'posts.publish': post({ id: 'new' }) } })
    expect(await screen.findByLabelText('Your video')).toBeTruthy()
    expect(document.querySelector('input[accept*="image"]')).toBeNull()
    publish()
    await waitFor(() => expect(host.callsOf('posts.publish')).toHaveLength(1))
    expect(host.callsOf('posts.publish')).toMatchObject([
      { body: { images: [], video: { key: 'v', seconds: 9, poster: 'p' } } },
    ])
  })

  it('is not offered beside pictures, and pictures are back without it', async () => {
    await draw(withVideo())
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the video' }))
    await screen.findByText('Add a video')
    choose('a.gif')
    await waitFor(() => expect(screen.queryByText('Add a video')).toBeNull())
  })
})

const kept = {
  key: 'k',
  content: 'Half a thought',
  images: [{ key: 'a', url: '/a' }],
  topic: null,
  vote: null,
  place: '',
}

describe('the draft', () => {
  it('is stored with every change, including uploaded pictures', async () => {
    const { host } = await draw()
    await write('Half a thought')
    choose('a.gif')
    await screen.findByAltText('Picture 1')
    await waitFor(() =>
      expect(host.drafts.read('post-publish.61')).toMatchObject({
        content: 'Half a thought',
        images: [{ key: 'a.gif', url: '/uploads/a.gif' }],
      }),
    )
  })

  it('is restored after a reload or a login, and can be discarded', async () => {
    const { host } = await draw({ drafts: { 'post-publish.61': kept } })
    const words = (await screen.findByLabelText('What do you want to tell?')) as HTMLTextAreaElement
    expect(words.value).toBe('Half a thought')
    screen.getByAltText('Picture 1')
    fireEvent.click(screen.getByRole('button', { name: 'Start anew' }))
    await waitFor(() => expect(words.value).toBe(''))
    expect(host.drafts.read('post-publish.61')).toBeNull()
  })

  it('stays if the user leaves after a confirmation', async () => {
    const { host } = await draw()
    await write('Half a thought')
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(host.backs).toEqual(['back']))
    expect(host.drafts.read('post-publish.61')).toMatchObject({ content: 'Half a thought' })
  })

  it('stays if the user leaves in another way, with a message', async () => {
    const { host, unmount } = await draw()
    await write('Half a thought')
    unmount()
    expect(host.toasts).toEqual(['Draft kept'])
  })

  it('keeps the page open if the user wants to stay', async () => {
    const { host } = await draw({ confirms: false })
    await write('Half a thought')
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    await Promise.resolve()
    expect(host.backs).toEqual([])
  })
})

describe('a vote', () => {
  const begin = async () => {
    await write('Which way?')
    fireEvent.click(screen.getByRole('button', { name: 'Add a vote' }))
    return within(await screen.findByRole('region', { name: 'Vote' }))
  }

  it('is sent with the post', async () => {
    const { host } = await draw({ answers: { 'posts.publish': post() } })
    const editor = await begin()
    fireEvent.change(editor.getByLabelText('Question'), { target: { value: 'Where?' } })
    fireEvent.change(editor.getByLabelText('Option 1'), { target: { value: 'Pier' } })
    fireEvent.change(editor.getByLabelText('Option 2'), { target: { value: 'Hill' } })
    fireEvent.click(editor.getByRole('radio', { name: 'Several' }))
    publish()
    await waitFor(() => expect(host.callsOf('posts.publish')).toHaveLength(1))
    expect(host.callsOf('posts.publish')[0]).toMatchObject({
      body: {
        vote: { title: 'Where?', multiple: true, options: [{ text: 'Pier' }, { text: 'Hill' }], result: 'always' },
      },
    })
  })

  it('is not sent incomplete, and shows what is missing', async () => {
    const { host } = await draw()
    await begin()
    publish()
    await screen.findByText('The vote needs two options at least')
    screen.getByText('The vote needs a question')
    expect(host.callsOf('posts.publish')).toEqual([])
  })

  it('has two to ten options', async () => {
    await draw()
    const editor = await begin()
    expect(editor.queryByRole('button', { name: /Remove option/ })).toBeNull()
    for (let more = 0; more < 8; more++) fireEvent.click(editor.getByRole('button', { name: 'Add an option' }))
    expect(editor.queryByRole('button', { name: 'Add an option' })).toBeNull()
    editor.getByLabelText('Option 10')
  })
})

it('shows the rules to a user who opened the form directly and has not accepted them', async () => {
  const { host } = await draw({ answers: { 'circles.detail': circle() } })
  const sheet = within(await screen.findByRole('dialog', { name: 'Rules of the circle' }))
  fireEvent.click(sheet.getByRole('button', { name: 'Understood, write a post' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(host.drafts.read('circle-rules.61')).toBe(true)
})

it('accepts a typed place, and explains why there is no position', async () => {
  await draw()
  await write('Fog')
  fireEvent.click(screen.getByRole('button', { name: /Place/ }))
  fireEvent.click(await screen.findByRole('button', { name: /Use my position/ }))
  expect(await screen.findByText(/This browser has no position/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Name of the place'), { target: { value: 'Old pier' } })
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('button', { name: /Old pier/ })).toBeTruthy()
})

describe('a circle in which only members write', () => {
  const note = 'Only members post here. Ask one of them to invite you.'

  it('shows its rules to those outside, and leads back', async () => {
    const { host } = await draw({ answers: { 'circles.detail': circle({ members_only: true }) } })
    await screen.findByText(note)
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await waitFor(() => expect(host.backs).toEqual(['back']))
  })

  it('asks no member', async () => {
    await draw({ answers: { 'circles.detail': circle({ members_only: true, joined: true, rules: [] }) } })
    await screen.findByLabelText('What do you want to tell?')
    expect(screen.queryByText(note)).toBeNull()
  })
})
