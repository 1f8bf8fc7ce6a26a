import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { circle, topic } from '../../testing/samples'
import { visit } from '../../testing/visit'

const restriction = { kind: 'muted', until: '2026-12-01T00:00:00Z', reason: 'Advertising' } as const
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'circle-select',
    {},
    {
      user: person(),
      answers: {
        'circles.list': pageOf(
          circle({ joined: true }),
          circle({ id: '62', name: 'Breakfast' }),
          circle({ id: '63', name: 'Orchard', members_only: true }),
          circle({ id: '64', name: 'Trail', restriction }),
        ),
        'circles.mine': pageOf(circle({ joined: true })),
        'circles.detail': circle({ joined: true }),
        'circles.topics': pageOf(topic()),
        ...answers,
      },
      ...options,
    },
  )
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const linksOf = (region: Awaited<ReturnType<typeof part>>) =>
  region.getAllByRole('link').map((link: HTMLElement) => link.getAttribute('href'))

describe('the circles', () => {
  it('are those that the user has joined, and then the others', async () => {
    await draw()
    expect(linksOf(await part('Joined'))).toEqual(['/select-list/?circle=61'])
    const others = await part('Other circles')
    expect(linksOf(others)).toEqual(['/select-list/?circle=62'])
    expect(others.queryByText('Harbour light')).toBeNull()
  })

  it('say which of them only members write in, and in which the user may not write', async () => {
    await draw()
    const others = await part('Other circles')
    expect(others.getByText('Only members post')).toBeTruthy()
    expect(others.queryByRole('link', { name: /Orchard/ })).toBeNull()
    expect(others.getByText('You are muted here')).toBeTruthy()
    expect(others.queryByRole('link', { name: /Trail/ })).toBeNull()
  })

  it('are all of them for a user who is in none', async () => {
    await draw({ answers: { 'circles.mine': pageOf() } })
    await part('Circles')
    expect(screen.queryByRole('region', { name: 'Joined' })).toBeNull()
  })

  it('are not followed by an empty list where the user has joined all of them', async () => {
    await draw({ answers: { 'circles.list': pageOf(circle({ joined: true })) } })
    await part('Joined')
    expect(screen.queryByText('No content yet')).toBeNull()
  })

  it('begin with those that were chosen lately', async () => {
    await draw({ drafts: { 'recent-circles': [{ id: '62', name: 'Breakfast', image: '/b.webp' }] } })
    expect(linksOf(await part('Recent'))).toEqual(['/select-list/?circle=62'])
  })

  it('are found by words, which the address holds', async () => {
    const { host } = await draw({ query: { q: 'zao', write: 'vote' } })
    expect(linksOf(await part('Search results'))).toContain('/select-list/?circle=62&write=vote')
    expect(host.callsOf('circles.list')).toEqual([{ query: { q: 'zao' } }])
  })

  it('say that none fits the words', async () => {
    await draw({ query: { q: 'xyz' }, answers: { 'circles.list': pageOf() } })
    expect(await screen.findByText('No circle for “xyz”')).toBeTruthy()
  })

  it('can be asked for again after a failure', async () => {
    await draw({ answers: { 'circles.list': failing({ status: 500 }) } })
    expect(await screen.findByRole('button', { name: /try|reload/i })).toBeTruthy()
  })
})

describe('a chosen circle', () => {
  const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

  it('leads on with one of its topics, and is among the latest', async () => {
    const { host } = await draw({ query: { circle: '61' } })
    fireEvent.click(await screen.findByRole('radio', { name: /Fog/ }))
    await tap('Write a post')
    await waitFor(() => expect(host.navigations).toEqual(['/post-publish/61?topic=9']))
    expect(host.drafts.read('recent-circles')).toEqual([{ id: '61', name: 'Harbour light', image: '/harbour.webp' }])
  })

  it('leads to a vote without a topic, leaving no step to go back to', async () => {
    const { host } = await draw({ query: { circle: '61' } })
    const navigate = vi.spyOn(host, 'navigate')
    await tap('Start a vote')
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/vote-create/?circle=61', { replace: true }]]))
  })

  it('offers only what the form was begun as', async () => {
    await draw({ query: { circle: '61', write: 'vote' } })
    expect(await screen.findByRole('button', { name: 'Start a vote' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Write a post' })).toBeNull()
  })

  it('gives its draft the topic', async () => {
    const held = { key: 'k', content: 'Half', images: [], topic: null, vote: null, place: '' }
    const { host } = await draw({ query: { circle: '61' }, drafts: { 'post-publish.61': held } })
    fireEvent.click(await screen.findByRole('radio', { name: /Fog/ }))
    await tap('Write a post')
    await waitFor(() => expect(host.navigations).toHaveLength(1))
    expect(host.drafts.read('post-publish.61')).toEqual({ ...held, topic: { id: '9', name: 'Fog' } })
  })

  it('says why the user may not write in it, and offers nothing', async () => {
    await draw({ query: { circle: '64' }, answers: { 'circles.detail': circle({ restriction }) } })
    expect(await screen.findByText(/A manager has muted you/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Write a post' })).toBeNull()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('is enough where it has no topics', async () => {
    const { host } = await draw({ query: { circle: '61' }, answers: { 'circles.topics': pageOf() } })
    expect(await screen.findByText('This circle has no topics.')).toBeTruthy()
    await tap('Write a post')
    await waitFor(() => expect(host.navigations).toEqual(['/post-publish/61']))
  })
})

describe('the draft of a form that was left for another circle', () => {
  const held = { key: 'k', content: 'Half', images: [], topic: { id: '9', name: 'Fog' }, vote: null, place: '' }
  const other = { ...held, key: 'o', content: 'Other', topic: null }
  const move = async (drafts: Record<string, unknown>, confirms = true) => {
    const { host } = await draw({
      query: { circle: '62', write: 'post', from: '61' },
      drafts,
      confirms,
      answers: { 'circles.detail': circle({ id: '62' }) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Write a post' }))
    return host
  }

  it('comes along without its topic', async () => {
    const host = await move({ 'post-publish.61': held })
    await waitFor(() => expect(host.navigations).toEqual(['/post-publish/62']))
    expect(host.drafts.read('post-publish.62')).toEqual({ ...held, topic: null })
    expect(host.drafts.read('post-publish.61')).toBeNull()
  })

  it('does not replace another draft without a question', async () => {
    const host = await move({ 'post-publish.61': held, 'post-publish.62': other }, false)
    await Promise.resolve()
    expect(host.drafts.read('post-publish.62')).toEqual(other)
    expect(host.drafts.read('post-publish.61')).toEqual(held)
    expect(host.navigations).toEqual([])
  })
})
