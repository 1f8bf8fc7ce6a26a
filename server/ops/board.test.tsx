import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from './app'
import { answer, fakeServer, loggedOut, openDialogs, refusal, releaser, viewer } from './testing/fake-server'
import { overview } from './testing/overview'
import { base, plan, remote, rendering, rule, running, status } from './testing/status'

beforeEach(() => {
  window.location.hash = '#remotes/media'
  openDialogs()
})
afterEach(() => vi.unstubAllGlobals())

const canary = rule({ id: 'canary', release: '1.5.0-ccc', percent: 10, shells: ['wechat'], regions: ['3205'] })
const off = rule({ id: 'off', release: null, shells: ['ios'] })
const withRules = remote({ rules: [off, canary, base()] })

const dialog = () => within(screen.getByRole('dialog'))
const fill = (label: string, value: string) => fireEvent.change(dialog().getByLabelText(label), { target: { value } })
const inMenu = ['Turn off…', 'Retire…']
async function open(button: string) {
  if (!inMenu.includes(button)) return fireEvent.click(await screen.findByRole('button', { name: button }))
  fireEvent.click(await screen.findByRole('button', { name: 'More for media' }))
  fireEvent.click(screen.getByRole('menuitem', { name: button }))
}
const press = (name: string | RegExp) => fireEvent.click(dialog().getByRole('button', { name }))

const goTo = (view: string) =>
  act(() => {
    window.location.hash = view
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })

describe('the page of a remote', () => {
  it('says what runs where, and how it does', async () => {
    fakeServer({
      'GET status': () => answer(status([withRules])),
      'GET running-releases': () =>
        answer({
          list: [
            running('1.5.0-ccc', { isBase: false }),
            running('1.4.0-bbb', { now: { loads: 500, failures: 0, p75: 300 } }),
          ],
        }),
    })
    render(<App />)
    expect(await screen.findByRole('heading', { name: 'media' })).toBeDefined()
    for (const sentence of ['Off · iOS', '10 % of devices · WeChat · 3205', 'Everybody else'])
      expect(screen.getByText(sentence)).toBeDefined()
    expect(await screen.findByText('No visits in the last hour')).toBeDefined()
    expect(screen.getAllByText('Healthy')).toHaveLength(2)
  })

  it('shows a change of somebody else as soon as the line tells of it', async () => {
    const lines: EventTarget[] = []
    const Line = class extends EventTarget {
      readyState = 1
      constructor() {
        super()
        lines.push(this)
      }
      close = () => undefined
    }
    vi.stubGlobal('EventSource', Line)
    const server = fakeServer()
    render(<App />)
    await screen.findByText('for everybody since Mar 1, 16:00')
    server.answers['GET status'] = () => answer(status([withRules], 8))
    act(() => void lines[0]?.dispatchEvent(new Event('changed')))
    expect(await screen.findByText('10 % of devices · WeChat · 3205')).toBeDefined()
    expect(lines).toHaveLength(1)
  })

  it('says the share of a first canary, where nothing runs for everybody yet', async () => {
    fakeServer({ 'GET status': () => answer(status([remote({ rules: [canary] })])) })
    render(<App />)
    expect(await screen.findByText('10 % of devices · WeChat · 3205')).toBeDefined()
    expect(screen.getByText('Nothing runs for everybody')).toBeDefined()
  })

  it('retires a remote, and says since when one is', async () => {
    const retiredAt = Date.parse('2026-03-01T08:00:00Z')
    const server = fakeServer({
      'POST retire': () => answer(status([remote({ rules: [], retiredAt })], 8)),
    })
    render(<App />)
    await open('Retire…')
    fill('Why', 'nobody opens it')
    press('Retire')
    expect(await screen.findByText(/^Retired on/)).toBeDefined()
    expect(server.bodies('POST retire')).toEqual([{ remote: 'media', why: 'nobody opens it' }])
    fireEvent.click(screen.getByRole('button', { name: 'More for media' }))
    expect(screen.queryByRole('menuitem', { name: 'Retire…' })).toBeNull()
  })

  it('marks a remote of which Plaza took a release back itself', async () => {
    const halted = {
      release: '1.5.0-ccc',
      at: Date.parse('2026-03-01T08:00:00Z'),
      why: 'en',
      reason: { en: '12 of 60 loads failed', zh: '60 次加载失败 12 次' },
    }
    fakeServer({ 'GET status': () => answer(status([remote({ halted })])) })
    render(<App />)
    expect(await screen.findByText(/^Taken back by Plaza itself on/)).toBeDefined()
    expect(screen.getByText('12 of 60 loads failed')).toBeDefined()
  })

  it('says how pages are rendered on the server, and which release is left alone', async () => {
    const paused = [
      { remote: 'media', release: '1.5.0-ccc', route: null, until: Date.parse('2026-03-01T08:05:00Z') },
      { remote: 'community', release: '3.0.0-ddd', route: null, until: 0 },
    ]
    const counts = { remote: 'media', waiting: 0, rendered: 600, dropped: 0, lastMinuteMs: 300 }
    const releases = [
      { ...counts, release: '1.5.0-ccc', dropped: 2, lastMinuteMs: 31_000 },
      { ...counts, release: '1.4.0-bbb' },
    ]
    fakeServer({
      'GET rendering': () => answer(rendering({ paused, missingWalls: ['network', 'signals'], dropped: 2, releases })),
    })
    render(<App />)
    expect(await screen.findByText(/^Not rendered on the server until \d\d:\d\d/)).toBeDefined()
    goTo('overview')
    expect(await screen.findByText(/3 processes, 177 MB/)).toBeDefined()
    expect(screen.getByText('1,200 rendered, 2 not begun')).toBeDefined()
    expect(screen.getByText('media 1.5.0-ccc: 2 not begun, 31 s of CPU time in the last minute')).toBeDefined()
    expect(screen.queryByText(/^media 1.4.0-bbb:/)).toBeNull()
    expect(screen.getByText('Not walled in: network, signals')).toBeDefined()
  })

  it.each([
    ['off', 'Switched off'],
    ['idle', 'Nothing rendered yet'],
    ['unable', 'No process can be locked in here'],
  ] as const)('says of server rendering that is %s: %s', async (state, words) => {
    window.location.hash = ''
    fakeServer({ 'GET rendering': () => answer(rendering({ state, processes: [] })) })
    render(<App />)
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('shows a viewer everything and no button that changes something', async () => {
    fakeServer({ 'GET me': () => answer(viewer), 'GET status': () => answer(status([withRules])) })
    render(<App />)
    await screen.findByText('10 % of devices · WeChat · 3205')
    expect(
      screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label')),
    ).toEqual([...['中文', 'Log out']])
  })

  it('says so where the registry is empty', async () => {
    fakeServer({ 'GET overview': () => answer(overview({ remotes: [] })) })
    window.location.hash = ''
    render(<App />)
    expect(await screen.findByText(/knows no remote yet/)).toBeDefined()
  })

  it('keeps what it has where a call fails, and says so', async () => {
    const server = fakeServer()
    render(<App />)
    await screen.findByRole('heading', { name: 'media' })
    server.answers['GET status'] = () => Promise.reject(new Error('away'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText(/The server does not answer. What you see is from/)).toBeDefined()
    expect(screen.getByRole('heading', { name: 'media' })).toBeDefined()
  })

  it('offers to try again where nothing came yet', async () => {
    const server = fakeServer({ 'GET status': () => refusal('The service is busy, please try again later') })
    render(<App />)
    await screen.findByText('The service is busy, please try again later')
    server.answers['GET status'] = () => answer(status())
    await open('Try again')
    expect(await screen.findByRole('heading', { name: 'media' })).toBeDefined()
  })
})

describe('a promotion', () => {
  it('is sent as it was filled in, and the fresh status is shown', async () => {
    const after = status([remote({ rules: [canary, base()] })], 8)
    const server = fakeServer({ 'POST promote': () => answer(after) })
    render(<App />)
    await open('Promote…')
    fireEvent.click(dialog().getByRole('button', { name: '5 % of devices' }))
    fireEvent.click(dialog().getByLabelText('WeChat'))
    fill('Regions', '3205')
    fill('Why', 'Canary of the new player')
    expect(dialog().getByText('1.5.0-ccc for: 5 % of devices · WeChat · 3205.')).toBeDefined()
    press('Promote to 5 %')
    expect(await screen.findByText('Done. The registry is at serial 8.')).toBeDefined()
    expect(server.bodies('POST promote')).toEqual([
      {
        ...{ remote: 'media', release: '1.5.0-ccc', percent: 5, shells: ['wechat'], regions: ['3205'] },
        why: 'Canary of the new player',
      },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('10 % of devices · WeChat · 3205')).toBeDefined()
  })

  it('is set by the slider', async () => {
    fakeServer()
    render(<App />)
    await open('Promote…')
    fireEvent.change(dialog().getByRole('slider', { name: 'Share of devices' }), { target: { value: '0' } })
    expect(dialog().getByRole('button', { name: 'Promote to 0 %' })).toBeDefined()
    expect(dialog().getByRole('slider').getAttribute('aria-valuetext')).toBe('0 % of devices')
  })

  it('is not sent without a reason', async () => {
    const server = fakeServer()
    render(<App />)
    await open('Promote…')
    press('Promote to 10 %')
    expect(dialog().getByText('Say why: it stands in the log.')).toBeDefined()
    expect(server.bodies('POST promote')).toEqual([])
  })

  it('is sent once where the button is pressed twice', async () => {
    let finish: (value: ReturnType<typeof answer>) => void = () => undefined
    const server = fakeServer({
      'POST promote': () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    })
    render(<App />)
    await open('Promote…')
    fill('Why', 'twice')
    press('Promote to 10 %')
    press('Promote to 10 %')
    fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement)
    finish(answer(status()))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.bodies('POST promote')).toHaveLength(1)
  })

  it('keeps the form and says why where the server refuses it', async () => {
    fakeServer({ 'POST promote': () => refusal('Two claim the address /live: media and radio.') })
    render(<App />)
    await open('Promote…')
    fill('Why', 'A reason that took a while to write')
    press('Promote to 10 %')
    expect(await dialog().findByText('Two claim the address /live: media and radio.')).toBeDefined()
    expect(dialog().getByDisplayValue('A reason that took a while to write')).toBeDefined()
  })

  it('keeps what was typed across a new login', async () => {
    const server = fakeServer({ 'POST promote': () => loggedOut, 'POST login': () => answer(releaser) })
    render(<App />)
    await open('Promote…')
    fill('Why', 'Half written')
    press('Promote to 10 %')
    const login = within(await screen.findByRole('dialog', { name: 'Log in again' }))
    fireEvent.change(login.getByLabelText('Password'), { target: { value: 'secret' } })
    server.answers['POST promote'] = () => answer(status())
    fireEvent.click(login.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    expect(dialog().getByDisplayValue('Half written')).toBeDefined()
    press('Promote to 10 %')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.bodies('POST login')).toEqual([{ name: 'ops', password: 'secret' }])
  })
})

describe('a rollout plan', () => {
  it('is started with its shares, its wait and its visits', async () => {
    const server = fakeServer({
      'POST promote': () =>
        answer(status([remote({ plans: [plan({ startedBy: 'ops', step: 0, comparison: null })] })])),
    })
    render(<App />)
    await open('Promote…')
    fireEvent.click(dialog().getByRole('radio', { name: 'By plan' }))
    fill('Shares of devices, in %', '10, 5')
    fill('Why', 'w')
    press('Start plan')
    expect(dialog().getByText('Two to ten growing shares up to 100.')).toBeDefined()
    fill('Shares of devices, in %', '5 25 100')
    fill('Wait after each step', '1440')
    fill('Visits needed in a step', '500')
    press('Start plan')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const steps = [5, 25, 100].map((percent) => ({ percent, wait: 1440 }))
    expect(server.bodies('POST promote')).toEqual([
      { remote: 'media', release: '1.5.0-ccc', plan: { steps, minVisits: 500 }, why: 'w' },
    ])
    expect(within(screen.getByRole('region', { name: 'Plan of ops' })).getByText(/^10 % from /)).toBeDefined()
  })

  it.each<[button: string, action: string, call: string, state: 'running' | 'paused']>([
    ['Pause…', 'Pause plan', 'pause', 'running'],
    ['Resume…', 'Resume plan', 'resume', 'paused'],
    ['Cancel plan…', 'Cancel plan', 'cancel', 'paused'],
  ])('%s', async (button, action, call, state) => {
    const server = fakeServer({
      'GET status': () => answer(status([remote({ plans: [plan({ state })] })])),
      [`POST ${call}`]: () => answer(status()),
    })
    render(<App />)
    await open(button)
    fill('Why', 'w')
    press(action)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.bodies(`POST ${call}`)).toEqual([{ remote: 'media', plan: 'p7', why: 'w' }])
  })

  it('shows its step, what holds it, and both releases’ figures', async () => {
    fakeServer({ 'GET status': () => answer(status([remote({ plans: [plan({ waitsFor: 'condition' })] })])) })
    render(<App />)
    const card = within(await screen.findByRole('region', { name: 'Plan of mei' }))
    expect(card.getByRole('list', { name: '10 %, step 2 of 4' })).toBeDefined()
    expect(card.getByText('Held before 50 %, worse than the release before: Errors')).toBeDefined()
    expect(card.getByRole('row', { name: 'Errors 12 · 5 % 5 · 0.2 %' })).toBeDefined()
  })
})

describe('other changes', () => {
  it('rolls back after it said exactly what will happen', async () => {
    const server = fakeServer({ 'POST rollback': () => answer(status([remote({ rules: [base('1.3.2-aaa')] })])) })
    render(<App />)
    await open('Roll back…')
    for (const sentence of ['1.4.0-bbb is taken back.', '1.3.2-aaa runs for everybody.'])
      expect(dialog().getByText(sentence)).toBeDefined()
    fill('Why', 'Sound stops')
    press('Take 1.4.0 back')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.bodies('POST rollback')).toEqual([{ remote: 'media', why: 'Sound stops' }])
  })

  it('offers no rollback where nothing ran before', async () => {
    fakeServer({ 'GET status': () => answer(status([remote({ previous: null })])) })
    render(<App />)
    expect((await screen.findByRole('button', { name: 'Roll back…' })).hasAttribute('disabled')).toBe(true)
  })

  it.each<[what: string, button: string, action: string, call: string, body: object]>([
    ['turns off', 'Turn off…', 'Turn off for everybody', 'off', { remote: 'media' }],
    ['turns on', 'Turn on: Off · iOS', 'Turn on', 'on', { remote: 'media', shells: ['ios'] }],
    ['removes', 'Remove: 10 % of devices · WeChat · 3205', 'Remove rule', 'remove-rule', { rule: 'canary' }],
  ])('%s', async (_, button, action, call, body) => {
    const server = fakeServer({
      'GET status': () => answer(status([withRules])),
      [`POST ${call}`]: () => answer(status()),
    })
    render(<App />)
    await open(button)
    fill('Why', 'w')
    press(action)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.bodies(`POST ${call}`)).toEqual([{ ...body, why: 'w' }])
  })
})

it('says for whom a release runs on where one of its rules ends', async () => {
  const share = rule({ id: 'share', release: '1.5.0-ccc', percent: 1 })
  fakeServer({ 'GET status': () => answer(status([remote({ rules: [share, canary, base()] })])) })
  render(<App />)
  await open('Roll back…')
  for (const sentence of [
    '1.5.0-ccc ends for: 1 % of devices.',
    'Those devices fall to the rules below it, in the end to 1.4.0-bbb.',
    '1.5.0-ccc runs on for: 10 % of devices · WeChat · 3205.',
  ])
    expect(dialog().getByText(sentence)).toBeDefined()
  expect(dialog().getByRole('button', { name: 'End this rule of 1.5.0' })).toBeDefined()
})
