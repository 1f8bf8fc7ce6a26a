import { codes, type RedPacket } from '@plaza/shared/api'
import { failing, pageOf, pending, person, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'

/** Times of another year are said with it. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const packet = (more: Partial<RedPacket> = {}): RedPacket => ({
  id: 'p1',
  title: 'For the winter solstice',
  sender: 'Starbay Daily',
  state: 'sealed',
  cents: null,
  created_at: '2026-11-20T08:00:00Z',
  expires_at: '2026-11-27T08:00:00Z',
  opened_at: null,
  ...more,
})
const opened = packet({ state: 'opened', cents: 888, opened_at: '2026-11-21T08:00:00Z' })
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'red-packets',
    {},
    {
      user: person(),
      answers: { 'redPackets.list': pageOf(packet()), 'redPackets.unwrap': opened, ...answers },
      ...options,
    },
  )
const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Open “For the winter solstice”' }))

describe('a red packet', () => {
  it('says what it is for and until when, and not what is in it', async () => {
    await draw()
    expect(await screen.findByText('From Starbay Daily')).toBeTruthy()
    screen.getByText('Open it by Nov 27, 16:00')
    expect(document.body.textContent).not.toContain('¥')
  })

  it('keeps what was in it to itself where amounts are hidden', async () => {
    await draw({ answers: { 'redPackets.list': pageOf(opened) }, drafts: { 'wallet-hidden': true } })
    expect((await screen.findByRole('article')).textContent).toContain('Amount hidden')
    expect(document.body.textContent).not.toContain('¥')
  })

  it('is opened, and its money is in the wallet', async () => {
    const { host } = await draw()
    await open()
    const sheet = await screen.findByRole('dialog', { name: 'For the winter solstice' })
    expect(sheet.textContent).toContain('¥8.88')
    expect(sheet.textContent).toContain('It is in your wallet.')
    expect(host.callsOf('redPackets.unwrap')).toEqual([{ params: { id: 'p1' } }])
    expect(screen.queryByRole('button', { name: /Open “/ })).toBeNull()
  })

  it('is opened once by two taps', async () => {
    const { host } = await draw({ answers: { 'redPackets.unwrap': pending } })
    await open()
    await open()
    expect(host.callsOf('redPackets.unwrap')).toHaveLength(1)
  })

  it('alone shows that it is being opened', async () => {
    const two = pageOf(packet(), packet({ id: 'p2', title: 'Thanks' }))
    const { host } = await draw({ answers: { 'redPackets.list': two, 'redPackets.unwrap': pending } })
    await open()
    const isBusy = (title: string) => screen.getByRole('button', { name: `Open “${title}”` }).getAttribute('aria-busy')
    await waitFor(() => expect(isBusy('For the winter solstice')).toBe('true'))
    fireEvent.click(screen.getByRole('button', { name: 'Open “Thanks”' }))
    expect([isBusy('For the winter solstice'), isBusy('Thanks')]).toEqual(['true', null])
    expect(host.callsOf('redPackets.unwrap')).toHaveLength(1)
  })

  it('stays to be opened when the call fails', async () => {
    const { host } = await draw({ answers: { 'redPackets.unwrap': failing({ kind: 'network' }) } })
    await open()
    await waitFor(() => expect(host.callsOf('redPackets.unwrap')).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(async () => {
      await open()
      expect(host.callsOf('redPackets.unwrap').length).toBeGreaterThan(1)
    })
  })

  it('whose time was over says so, and is asked for again', async () => {
    const { host } = await draw({ answers: { 'redPackets.unwrap': failing({ code: codes.tooLate }) } })
    await open()
    await waitFor(() => expect(host.toasts).toEqual(['Its time is over.']))
    expect(host.callsOf('redPackets.list')).toHaveLength(2)
  })

  it('that was opened or has expired says so', async () => {
    await draw({ answers: { 'redPackets.list': pageOf(opened, packet({ id: 'p2', state: 'expired' })) } })
    expect(await screen.findByText('¥8.88')).toBeTruthy()
    screen.getByText('Opened Nov 21, 16:00')
    screen.getByText('Expired Nov 27, 16:00')
    expect(screen.queryByRole('button', { name: /Open “/ })).toBeNull()
  })

  it('that comes is shown at once', async () => {
    const { host } = await draw()
    await screen.findByText('From Starbay Daily')
    act(() => host.happen('wallet'))
    await waitFor(() => expect(host.callsOf('redPackets.list')).toHaveLength(2))
  })
})

it('says that there are none, and that they cannot be had', async () => {
  const { unmount } = await draw({ answers: { 'redPackets.list': pageOf() } })
  expect(await screen.findByText('No data')).toBeTruthy()
  unmount()
  await draw({ answers: { 'redPackets.list': failing({ status: 500 }) } })
  expect(await screen.findByText('The server is busy')).toBeTruthy()
})

describe('credits', () => {
  const entry = {
    id: '1',
    type: '5' as const,
    title: 'Published a piece: Fog',
    credits: 5,
    created_at: opened.created_at,
  }
  const types = [
    { type: '5' as const, credits: 25, times: 5 },
    { type: '6' as const, credits: 110, times: 11 },
  ]
  const config = [
    { code: 5, config_value: '5' },
    { code: 8, config_value: '20' },
    { code: 10, config_value: '1' },
  ]
  const drawCredits = () =>
    draw({
      query: { tab: 'credits' },
      answers: {
        'credits.mine': { list: [entry], next: null, balance: 135, types },
        'credits.system': { list: config },
      },
    })

  it('have their sum, where they came from, and how they are earned', async () => {
    await drawCredits()
    expect(await screen.findByText('135')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Credits')
    screen.getByText('Published a piece: Fog')
    screen.getByText('+5')
    await screen.findByText('+5 each time')
    screen.getByText('+20, once')
  })

  it('are shown of one kind alone', async () => {
    const { host } = await drawCredits()
    fireEvent.click(await screen.findByRole('button', { name: 'Volunteering 110' }))
    await waitFor(() => expect(host.callsOf('credits.mine')).toContainEqual({ query: { type: '6' } }))
  })
})
