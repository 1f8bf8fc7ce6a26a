import type { OverviewAlert } from '@plaza/shared/operations'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '../app'
import { answer, fakeServer, openDialogs, refusal, viewer } from '../testing/fake-server'
import { overview, overviewRemote } from '../testing/overview'
import { status } from '../testing/status'

beforeEach(() => {
  window.location.hash = ''
  openDialogs()
})
afterEach(() => vi.unstubAllGlobals())

const failures: OverviewAlert = {
  ...{ kind: 'failures', level: 'bad', remote: 'media', release: '1.4.0-bbb', loads: 30, failures: 10 },
}
const slow: OverviewAlert = {
  ...{ kind: 'slow', level: 'watch', remote: 'media', release: '1.4.0-bbb', p75: 900 },
  before: { release: '1.3.2-aaa', p75: 300 },
}
const error: OverviewAlert = {
  ...{ kind: 'error', level: 'watch', id: 12, owner: 'media', message: 'x is not a function', n: 9, since: 0 },
  returned: true,
}
const request: OverviewAlert = {
  ...{ kind: 'request', level: 'watch' },
  request: {
    ...{ id: 4, remote: 'media', action: 'retire', body: { remote: 'media', why: 'old' }, who: 'mei', owner: null },
    ...{ at: 0, endsAt: 0 },
  },
}
const plan: OverviewAlert = {
  ...{ kind: 'plan', level: 'bad', remote: 'chess', release: '2.0.0-aaa', percent: 10, held: 'condition' },
}
const token: OverviewAlert = { kind: 'token', level: 'watch', name: 'ci-media', endsAt: overview().at + 9e7 }
const health: OverviewAlert = {
  ...{ kind: 'health', level: 'watch', finding: { kind: 'job-fails', level: 'watch', about: 'reminders' } },
}
const media = () => within(screen.getByRole('link', { name: /media$/ }).closest('li') as HTMLElement)

describe('the overview', () => {
  it('says that all is well, and when that was checked', async () => {
    fakeServer()
    render(<App />)
    const section = await screen.findByRole('region', { name: 'Wrong now' })
    expect(section.textContent).toMatch(/All is well.*checked \d\d:\d\d/)
    expect(screen.getByText('Nothing was changed in the last 24 hours.')).toBeDefined()
    expect(document.title).not.toMatch(/^\(/)
  })

  it.each<[alert: OverviewAlert, words: string, action: string, href: string]>([
    [failures, '25 % of the loads of media 1.4.0 failed in the last hour', 'Open', '#remotes/media'],
    [slow, 'media 1.4.0 loads more slowly: 900 ms, the release before took 300 ms', 'Open', '#remotes/media'],
    [plan, 'The plan of chess 2.0.0 stopped at 10 %', 'Open', '#remotes/chess'],
    [request, 'mei asks for a second person: Retire media', 'Decide', '#requests'],
    [error, 'Error came back in media, 9 times: x is not a function', 'Read', '#errors/12'],
    [token, 'The token ci-media ends in 2 days', 'Replace', '#tokens'],
    [health, 'The job reminders fails', 'What to do', '#health'],
  ])('leads from what is wrong to its mend: %#', async (alert, words, action, href) => {
    fakeServer({ 'GET overview': () => answer(overview({ alerts: [alert], level: alert.level })) })
    render(<App />)
    const section = within(await screen.findByRole('region', { name: 'Wrong now' }))
    const link = section.getByRole('link')
    expect(link.textContent).toContain(words)
    expect(link.textContent?.endsWith(action)).toBe(true)
    expect(link.getAttribute('href')).toBe(href)
  })

  it('counts what is wrong in the navigation and in the title, and shows the rest when asked', async () => {
    const second = { ...error, id: 13 }
    const alerts = [failures, plan, request, error, second, token, health]
    fakeServer({ 'GET overview': () => answer(overview({ alerts, level: 'bad' })) })
    render(<App />)
    const section = within(await screen.findByRole('region', { name: 'Wrong now' }))
    expect(section.getByText('2 things are wrong now')).toBeDefined()
    expect(section.getAllByRole('link')).toHaveLength(5)
    fireEvent.click(section.getByRole('button', { name: 'Show 2 more' }))
    expect(section.getAllByRole('link')).toHaveLength(7)
    expect(screen.getByRole('link', { name: /^Overview.*7 to look at$/ })).toBeDefined()
    expect(document.title).toBe('(7) Overview · Plaza back office')
  })

  it('promotes what is new from the line of the remote, after it read the remote', async () => {
    const server = fakeServer({
      'GET overview': () => answer(overview({ remotes: [overviewRemote({ newer: '1.5.0-ccc' })] })),
      'POST promote': () => answer(status(undefined, 8)),
    })
    render(<App />)
    const button = await screen.findByRole('button', { name: 'Promote… media' })
    button.focus()
    fireEvent.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    expect(server.sent.at(-1)?.call).not.toBe('GET status')
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'w' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Promote to 10 %' }))
    expect(await screen.findByText('Done. The registry is at serial 8.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Promote… media' }))
    expect(server.sent.some(({ call }) => call === 'GET status?remote=media')).toBe(true)
  })

  it('keeps the focus at a remote that a rollback puts into another group, where its button is gone', async () => {
    window.location.hash = '#remotes'
    const [old, other] = [overviewRemote({}), overviewRemote({ name: 'chess' })]
    let alerts = [failures]
    fakeServer({
      'GET overview': () => answer(overview({ remotes: [old, other], alerts, level: 'bad' })),
      'POST rollback': () => {
        alerts = []
        return answer(status(undefined, 8))
      },
    })
    render(<App />)
    const button = await screen.findByRole('button', { name: 'Roll back… media' })
    button.focus()
    fireEvent.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'it fails' } })
    fireEvent.click(dialog.getByRole('button', { name: /^Take/ }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Roll back… media' })).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /media$/ }))
  })

  it('asks again when somebody else changed what runs', async () => {
    const lines: (EventTarget & { address: string })[] = []
    class FakeEventSource extends EventTarget {
      constructor(readonly address: string) {
        super()
        lines.push(this)
      }
      close() {}
    }
    vi.stubGlobal('EventSource', FakeEventSource)
    const server = fakeServer()
    render(<App />)
    await screen.findByText('All is well')
    server.answers['GET overview'] = () => answer(overview({ alerts: [failures], level: 'bad' }))
    lines.find(({ address }) => address === '/ops/api/overview/events')?.dispatchEvent(new Event('changed'))
    expect(await screen.findByText('One thing is wrong now')).toBeDefined()
  })

  it('says so where the remote cannot be read, and reads it again', async () => {
    const server = fakeServer({ 'GET status': () => refusal('The service is busy.') })
    render(<App />)
    fireEvent.click(await screen.findByRole('button', { name: 'More for media' }))
    fireEvent.click(screen.getByRole('menuitem', { name: 'Roll back…' }))
    expect(await screen.findByText('The service is busy.')).toBeDefined()
    server.answers['GET status'] = () => answer(status())
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1.4.0-bbb is taken back.')).toBeDefined()
  })

  it('shows a viewer no action', async () => {
    fakeServer({ 'GET me': () => answer(viewer) })
    render(<App />)
    await screen.findByRole('link', { name: /media$/ })
    expect(media().queryAllByRole('button')).toEqual([])
  })

  it('keeps what it has while the server is away, and says from when it is', async () => {
    const server = fakeServer()
    render(<App />)
    await screen.findByText('All is well')
    server.answers['GET overview'] = () => Promise.reject(new Error('away'))
    window.dispatchEvent(new Event('offline'))
    expect(await screen.findByText(/The server does not answer. What you see is from/)).toBeDefined()
    expect(screen.queryByText('All is well'), 'what is not known is not called well').toBeNull()
    expect(screen.getByRole('link', { name: /media$/ })).toBeDefined()
  })

  it('says that the device is offline where that is why', async () => {
    const server = fakeServer()
    render(<App />)
    await screen.findByText('All is well')
    server.answers['GET overview'] = () => Promise.reject(new Error('away'))
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    expect(await screen.findByText(/This device is offline. What you see is from/)).toBeDefined()
    online.mockRestore()
  })
})

describe('the menu of a line', () => {
  const open = async () => {
    fakeServer()
    render(<App />)
    const button = await screen.findByRole('button', { name: 'More for media' })
    button.focus()
    fireEvent.keyDown(button, { key: 'ArrowDown' })
    return { button, menu: await screen.findByRole('menu') }
  }
  const focused = () => document.activeElement?.textContent

  it('is walked by arrow keys, Home, End and first letters', async () => {
    const { menu } = await open()
    expect(focused()).toBe('Promote…')
    fireEvent.keyDown(menu, { key: 'ArrowUp' })
    expect(focused()).toBe('Retire…')
    fireEvent.keyDown(menu, { key: 'ArrowDown' })
    expect(focused()).toBe('Promote…')
    fireEvent.keyDown(menu, { key: 'End' })
    expect(focused()).toBe('Retire…')
    fireEvent.keyDown(menu, { key: 'p' })
    expect(focused()).toBe('Promote…')
    fireEvent.keyDown(menu, { key: 'p' })
    expect(focused()).toBe('Preview…')
  })

  it('gives the focus back when it is left by Escape', async () => {
    const { button, menu } = await open()
    fireEvent.keyDown(menu, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(document.activeElement).toBe(button)
  })
})

describe('keys', () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  const show = async () => {
    const remotes = ['one', 'two', 'three'].map((name) => overviewRemote({ name }))
    fakeServer({ 'GET overview': () => answer(overview({ remotes })) })
    window.location.hash = '#remotes'
    render(<App />)
    await screen.findByRole('link', { name: /one$/ })
  }
  const focused = () => (document.activeElement?.textContent ?? '').split(' ').at(-1)

  it('move between the lines and to the search', async () => {
    await show()
    press('j')
    expect(focused()).toBe('one')
    press('j')
    press('ArrowDown')
    expect(focused()).toBe('two')
    press('k')
    expect(focused()).toBe('three')
    press('/')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    press('j')
    expect(document.activeElement, 'what is typed is no key').toBe(screen.getByRole('searchbox'))
    press('ArrowDown')
    expect(focused()).toBe('one')
  })

  it('open a view, and list themselves; single ones can be turned off', async () => {
    await show()
    press('1')
    expect(window.location.hash).toBe('#overview')
    press('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }))
    fireEvent.click(dialog.getByRole('checkbox'))
    fireEvent.click(dialog.getByRole('button', { name: 'Done' }))
    press('2')
    expect(window.location.hash).toBe('#overview')
    window.localStorage.clear()
  })
})
