import type { User } from '@plaza/shared/api'
import { failing, pending, person, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'

const user = person({ nickname: 'Lin', intro: 'Tides', version: '7' })
const draft: NonNullable<User['draft']> = {
  nickname: 'Lin of the port',
  avatar: null,
  intro: null,
  state: 'pending',
  refusal: null,
}

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit('profile', {}, { user, answers: { 'account.profile': user, ...answers }, ...options })

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

it('shows its shape while it loads, and offers a retry after a failure', async () => {
  const { unmount } = await draw({ answers: { 'account.profile': pending } })
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  unmount()
  const { host } = await draw({ answers: { 'account.profile': failing({ status: 503 }) } })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  host.answers['account.profile'] = user
  fireEvent.click(retry)
  await waitFor(() => expect(field('Name').value).toBe('Lin'))
})

it('sends only what changed, and everybody sees the new copy', async () => {
  const changed = { ...user, nickname: 'Chen', version: '8', profile: { ...user.profile, sex: 2 as const } }
  const { host } = await draw({ answers: { 'account.changeProfile': changed } })
  await screen.findByDisplayValue('Lin')
  type('Name', ' Chen ')
  fireEvent.click(screen.getByRole('radio', { name: 'Female' }))
  save()
  await waitFor(() => expect(host.toasts).toEqual(['Saved']))
  expect(host.callsOf('account.changeProfile')).toEqual([{ body: { nickname: 'Chen', sex: 2 } }])
  expect(host.session.getState().user).toMatchObject({ nickname: 'Chen', version: '8' })
  await waitFor(() => expect(field('Name').value).toBe('Chen'))
  expect(host.drafts.read('profile')).toBeNull()
})

it('keeps what was typed through a failed call, and over a reload', async () => {
  const { host, unmount } = await draw({ answers: { 'account.changeProfile': failing({ status: 503 }) } })
  await screen.findByDisplayValue('Lin')
  type('Home address', '3 Pier Road')
  save()
  await waitFor(() => expect(host.callsOf('account.changeProfile')).toHaveLength(1))
  expect(field('Home address').value).toBe('3 Pier Road')
  const drafts = { profile: host.drafts.read('profile') }
  unmount()
  await draw({ drafts })
  await waitFor(() => expect(field('Home address').value).toBe('3 Pier Road'))
  expect(field('Name').value).toBe('Lin')
})

it.each([
  ['no name', 'Name', ' ', 'Please type a name'],
  ['a long name', 'Name', 'x'.repeat(21), 'At most 20 characters'],
  ['a long introduction', 'About you', 'x'.repeat(201), 'This is too long'],
])('sends nothing with %s', async (_, label, value, words) => {
  const { host } = await draw()
  await screen.findByDisplayValue('Lin')
  type(label, value)
  save()
  await screen.findByText(words)
  expect(host.callsOf('account.changeProfile')).toEqual([])
})

it('says that nothing was changed', async () => {
  const { host } = await draw()
  await screen.findByDisplayValue('Lin')
  save()
  await waitFor(() => expect(host.toasts).toEqual(['Nothing was changed']))
})

it('updates the host’s copy where the server has another version', async () => {
  const { host } = await draw({ user: { ...user, nickname: 'Old', version: '6' } })
  await waitFor(() => expect(host.session.getState().user).toMatchObject({ nickname: 'Lin', version: '7' }))
})

describe('a change in review', () => {
  it('is said, stands in the form, and goes along with the next change', async () => {
    const waiting = { ...user, draft }
    const { host } = await draw({ answers: { 'account.profile': waiting, 'account.changeProfile': waiting } })
    await screen.findByText('In review')
    screen.getByText(/you are shown as Lin\./)
    expect(field('Name').value).toBe('Lin of the port')
    type('About you', 'Boats')
    save()
    await waitFor(() => expect(host.toasts).toEqual(['Saved. Others see the change after a review.']))
    expect(host.callsOf('account.changeProfile')).toEqual([{ body: { nickname: 'Lin of the port', intro: 'Boats' } }])
  })

  it('can be withdrawn', async () => {
    const answers = { 'account.profile': { ...user, draft }, 'account.changeProfile': { ...user, version: '9' } }
    const { host } = await draw({ answers })
    fireEvent.click(await screen.findByRole('button', { name: 'Keep what others see now' }))
    await waitFor(() => expect(field('Name').value).toBe('Lin'))
    expect(host.callsOf('account.changeProfile')).toEqual([{ body: { nickname: 'Lin' } }])
    expect(screen.queryByText('In review')).toBeNull()
  })

  it('says why it was not accepted', async () => {
    const refused = { ...draft, state: 'refused' as const, refusal: 'Advertising' }
    await draw({ answers: { 'account.profile': { ...user, draft: refused } } })
    await screen.findByText('Not accepted')
    screen.getByText('Reason: Advertising')
    expect(field('Name').value).toBe('Lin of the port')
  })
})

describe('the picture', () => {
  beforeEach(() => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  })
  afterEach(() => vi.unstubAllGlobals())

  const choose = () =>
    fireEvent.change(field('Change the picture'), {
      target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] },
    })
  const picture = () => document.querySelector('dialog img') as HTMLImageElement

  it('is cropped on the device, uploaded, and saved with the rest', async () => {
    const changed = { ...user, avatar: '/uploads/me.png', version: '8' }
    const { host } = await draw({ answers: { 'account.changeProfile': changed } })
    await screen.findByDisplayValue('Lin')
    choose()
    await screen.findByRole('application', { name: /move it by dragging/ })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use this part' }).disabled).toBe(true)
    fireEvent.load(picture())
    fireEvent.change(screen.getByRole('slider', { name: 'Size' }), { target: { value: '2' } })
    fireEvent.click(screen.getByRole('button', { name: 'Use this part' }))
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    await act(async () => {})
    save()
    await waitFor(() =>
      expect(host.callsOf('account.changeProfile')).toEqual([{ body: { avatar: '/uploads/me.png' } }]),
    )
  })

  it('that cannot be opened is refused', async () => {
    const { host } = await draw()
    await screen.findByDisplayValue('Lin')
    choose()
    await waitFor(() => expect(picture()).not.toBeNull())
    fireEvent.error(picture())
    await waitFor(() => expect(host.toasts).toEqual(['This picture cannot be opened']))
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('can be sent again after a failed upload', async () => {
    const { host } = await draw({ answers: { 'account.changeProfile': { ...user, version: '8' } } })
    await screen.findByDisplayValue('Lin')
    const { upload } = host
    Object.assign(host, { upload: () => Promise.reject({ kind: 'network', msg: '' }) })
    choose()
    await waitFor(() => expect(picture()).not.toBeNull())
    fireEvent.load(picture())
    fireEvent.click(screen.getByRole('button', { name: 'Use this part' }))
    const again = await screen.findByRole('button', { name: 'Send again' })
    Object.assign(host, { upload })
    fireEvent.click(again)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull())
    save()
    await waitFor(() => expect(host.callsOf('account.changeProfile')).toHaveLength(1))
  })
})
