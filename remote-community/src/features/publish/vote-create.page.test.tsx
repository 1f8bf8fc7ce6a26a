import { DAY_MS } from '@plaza/shared/format'
import { failing, pageOf, pending, person, post, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { circle, topic, vote } from '../../testing/samples'
import { visit } from '../../testing/visit'

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'vote-create',
    {},
    {
      user: person(),
      query: { circle: '61' },
      answers: { 'circles.detail': circle({ rules: [] }), 'circles.topics': pageOf(topic()), ...answers },
      ...options,
    },
  )
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const fill = async (...options: string[]) => {
  await screen.findByLabelText('Question')
  type('Question', 'Where?')
  for (const [at, option] of options.entries()) {
    if (at > 1) fireEvent.click(screen.getByRole('button', { name: 'Add an option' }))
    type(`Option ${at + 1}`, option)
  }
}
const publish = () => fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
const choosePicture = (option: number, file: string) =>
  fireEvent.change(screen.getByLabelText(`Add a picture: Picture of option ${option}`), {
    target: { files: [new File(['x'], file, { type: 'image/gif' })] },
  })

describe('a new vote', () => {
  it('asks for the circle first', async () => {
    const { host } = await draw({ query: {} })
    await waitFor(() => expect(host.navigations).toEqual(['/select-list/?write=vote']))
  })

  it('is sent with its pictures and the topic of the address, and its question as the text', async () => {
    const { host } = await draw({
      query: { circle: '61', topic: '9' },
      answers: { 'posts.publish': post({ id: 'new' }) },
    })
    await fill('Pier', 'Hill', 'Quay')
    choosePicture(1, 'pier.gif')
    await screen.findByAltText('Picture of option 1')
    await screen.findByRole('button', { name: /Topic.*Fog/ })
    fireEvent.click(screen.getByRole('radio', { name: 'Several' }))
    fireEvent.click(screen.getByRole('button', { name: /At most/ }))
    fireEvent.click(await screen.findByRole('radio', { name: '2 options' }))
    publish()
    await waitFor(() => expect(host.navigations).toEqual(['/group-post-detail/new']))
    expect(host.callsOf('posts.publish')).toMatchObject([
      {
        body: {
          circle_id: '61',
          content: 'Where?',
          images: [],
          topic_id: '9',
          vote: {
            title: 'Where?',
            multiple: true,
            max_choices: 2,
            options: [{ text: 'Pier', image: 'pier.gif' }, { text: 'Hill' }, { text: 'Quay' }],
          },
        },
      },
    ])
    expect(host.drafts.read('post-publish.61')).toBeNull()
  })

  it('sends the text that was written', async () => {
    const { host } = await draw({ answers: { 'posts.publish': post() } })
    await fill('Pier', 'Hill')
    type('Say more (optional)', 'For Sunday')
    publish()
    await waitFor(() => expect(host.callsOf('posts.publish')).toHaveLength(1))
    expect(host.callsOf('posts.publish')).toMatchObject([{ body: { content: 'For Sunday' } }])
  })

  it('is not sent incomplete, and says what is missing', async () => {
    const { host } = await draw()
    await fill('Pier')
    publish()
    await screen.findByText('The vote needs two options at least')
    expect(host.callsOf('posts.publish')).toEqual([])
  })

  it('is not sent with a picture without a text', async () => {
    const { host } = await draw()
    await fill('Pier', 'Hill', ' ')
    choosePicture(3, 'c.gif')
    await screen.findByAltText('Picture of option 3')
    publish()
    await screen.findByText('An option with a picture needs a text')
    expect(host.callsOf('posts.publish')).toEqual([])
  })

  it('waits for its pictures, but not for those of a removed option', async () => {
    const { host } = await draw()
    host.upload = () => new Promise(() => {})
    await fill('Pier', 'Hill', 'Quay')
    choosePicture(3, 'c.gif')
    const button = await screen.findByRole('button', { name: 'Pictures are being sent' })
    expect((button as HTMLButtonElement).disabled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Remove option 3' }))
    expect(((await screen.findByRole('button', { name: 'Publish' })) as HTMLButtonElement).disabled).toBe(false)
  })

  it('keeps the pictures of the other options when one is removed', async () => {
    const { host } = await draw({ answers: { 'posts.publish': post() } })
    await fill('Pier', 'Hill', 'Quay')
    choosePicture(3, 'c.gif')
    await screen.findByAltText('Picture of option 3')
    fireEvent.click(screen.getByRole('button', { name: 'Remove option 1' }))
    await screen.findByAltText('Picture of option 2')
    publish()
    await waitFor(() => expect(host.callsOf('posts.publish')).toHaveLength(1))
    expect(host.callsOf('posts.publish')).toMatchObject([
      { body: { vote: { options: [{ text: 'Hill' }, { text: 'Quay', image: 'c.gif' }] } } },
    ])
  })

  it('tries a failed picture again', async () => {
    const { host } = await draw()
    const upload = host.upload
    host.upload = () => Promise.reject(new Error('no net'))
    await fill('Pier', 'Hill')
    choosePicture(1, 'a.gif')
    const retry = await screen.findByRole('button', { name: /Try again/ })
    host.upload = upload
    fireEvent.click(retry)
    expect(await screen.findByRole('button', { name: /^Remove picture/ })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull())
  })

  it('is one draft with the post of its circle, kept from the first change on', async () => {
    const { host } = await draw()
    await screen.findByLabelText('Question')
    expect(host.drafts.read('post-publish.61')).toBeNull()
    await fill('Pier')
    await waitFor(() => expect(host.drafts.read('post-publish.61')).toMatchObject({ vote: { title: 'Where?' } }))
  })

  it('reads a draft whose options are texts', async () => {
    const old = {
      title: 'Where?',
      options: ['Pier', 'Hill'],
      multiple: false,
      endsAt: '2099-01-01T00:00',
      result: 'always',
    }
    await draw({
      drafts: { 'post-publish.61': { key: 'k', content: '', images: [], topic: null, place: '', vote: old } },
    })
    expect(((await screen.findByLabelText('Option 2')) as HTMLInputElement).value).toBe('Hill')
  })

  it('leaves for another circle with its draft', async () => {
    const { host } = await draw()
    await fill('Pier')
    fireEvent.click(screen.getByRole('button', { name: /Circle.*Harbour light/ }))
    expect(host.navigations).toEqual(['/select-list/?write=vote&from=61'])
    expect(host.toasts).toEqual([])
  })

  it('says to a user without a phone what is needed', async () => {
    await draw({ user: { ...person(), phone: '' } })
    expect(await screen.findByText('Bind a phone number to publish.')).toBeTruthy()
  })

  it('cannot be sent where the user may not write', async () => {
    const restriction = { kind: 'removed', until: null, reason: 'Spam' } as const
    await draw({ answers: { 'circles.detail': circle({ restriction }) } })
    expect(await screen.findByText(/A manager has removed you/)).toBeTruthy()
    expect((screen.getByRole('button', { name: 'Publish' }) as HTMLButtonElement).disabled).toBe(true)
  })
})

describe('an own vote', () => {
  const asked = vote({
    ends_at: new Date(Date.now() + DAY_MS).toISOString(),
    voters: 0,
    options: vote().options.map((option) => ({ ...option, votes: 0 })),
  })
  const own = post({ id: 'p1', own: true, vote: asked })
  const change = (options: VisitOptions = {}) =>
    draw({ query: { post: 'p1' }, ...options, answers: { 'posts.detail': own, ...options.answers } })
  const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save' }))

  it('is changed as a whole, once, and the page goes back', async () => {
    const { host } = await change({ answers: { 'votes.change': own } })
    await screen.findByDisplayValue('Pier')
    expect((screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement).disabled).toBe(true)
    type('Option 1', 'Lighthouse')
    await save()
    await waitFor(() => expect(host.backs).toEqual(['back']))
    expect(host.callsOf('votes.change')).toMatchObject([
      {
        params: { id: 'v1' },
        body: { title: 'Where shall we walk?', options: [{ text: 'Lighthouse' }, { text: 'Hill' }] },
      },
    ])
    expect(host.drafts.read('vote-change.v1')).toBeNull()
  })

  it('is sent once for many taps', async () => {
    const { host } = await change({ answers: { 'votes.change': pending } })
    await screen.findByDisplayValue('Pier')
    type('Option 1', 'Lighthouse')
    await save()
    await save()
    await waitFor(() => expect(host.callsOf('votes.change')).toHaveLength(1))
  })

  it('keeps what was changed as a draft', async () => {
    const { host } = await change({ answers: { 'votes.change': failing({ status: 500 }) } })
    await screen.findByDisplayValue('Pier')
    type('Option 1', 'Lighthouse')
    await save()
    await waitFor(() => expect(host.callsOf('votes.change')).toHaveLength(1))
    expect(host.drafts.read('vote-change.v1')).toMatchObject({ vote: { title: 'Where shall we walk?' } })
    expect(within(screen.getByRole('region', { name: 'Vote' })).getByDisplayValue('Lighthouse')).toBeTruthy()
  })

  it.each([
    ['somebody has voted', { vote: vote() }],
    ['it has ended', { vote: { ...asked, closed: true } }],
    ['it is that of another', { own: false }],
  ])('is not changed once %s', async (_, over) => {
    await change({ answers: { 'posts.detail': { ...own, ...over } } })
    expect(await screen.findByText(/This vote cannot be changed/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})
