import type { CircleMember } from '@plaza/shared/api'
import { pageOf, person, post, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { circle } from '../../../testing/samples'
import { visit } from '../../../testing/visit'

const member = (over: Partial<CircleMember> = {}): CircleMember => ({
  id: '7',
  name: 'Mei',
  avatar: null,
  role: 'member',
  since: '2026-11-21T00:00:00Z',
  muted_until: null,
  invited_by: null,
  removed: false,
  actions: ['mute', 'remove'],
  ...over,
})
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'circle',
    { circle_id: 61 },
    {
      user: person(),
      answers: {
        'circles.detail': circle({ role: 'manager', joined: true }),
        'circles.topics': pageOf(),
        'circles.posts': pageOf(post()),
        ...answers,
      },
      ...options,
    },
  )
const open = async (label: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Manage' }))
  fireEvent.click(await screen.findByRole('button', { name: label }))
  return screen.findByRole('dialog', { name: label })
}
const chooseReason = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: 'Advertising' }))

it('offers no tools to those who do not manage the circle', async () => {
  await draw({ answers: { 'circles.detail': circle() } })
  await screen.findByRole('button', { name: 'Join' })
  expect(screen.queryByRole('button', { name: 'Manage' })).toBeNull()
})

it('says by whose invitation a member came', async () => {
  await draw({ answers: { 'managers.members': pageOf(member({ invited_by: 'Aunt Qiu' }), member({ id: '8' })) } })
  const members = await open('Members')
  await within(members).findByText('Invited by Aunt Qiu')
  expect(within(members).getAllByText(/Invited by/)).toHaveLength(1)
})

it('mutes a member for some days, with a reason that must be given', async () => {
  const { host } = await draw({ answers: { 'managers.members': pageOf(member()), 'managers.mute': {} } })
  const members = await open('Members')
  fireEvent.click(await within(members).findByRole('button', { name: 'Manage Mei' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Mute' }))
  const sheet = await screen.findByRole('dialog', { name: 'Mute' })
  const send = within(sheet).getByRole('button', { name: 'Mute' })
  expect((send as HTMLButtonElement).disabled).toBe(true)
  fireEvent.click(within(sheet).getByRole('radio', { name: '30 days' }))
  chooseReason(sheet)
  fireEvent.click(send)
  const call = { params: { id: '61', user_id: '7' }, body: { days: 30, reason: 'Advertising' } }
  await waitFor(() => expect(host.callsOf('managers.mute')).toEqual([call]))
})

it('finds members by name, and those who are removed', async () => {
  const { host } = await draw({ answers: { 'managers.members': pageOf(member({ actions: [] })) } })
  const members = await open('Members')
  await within(members).findByText('Mei')
  expect(within(members).queryByRole('button', { name: 'Manage Mei' })).toBeNull()
  fireEvent.click(within(members).getByRole('tab', { name: 'Removed' }))
  fireEvent.change(within(members).getByLabelText('Name of the member'), { target: { value: 'Mei' } })
  await waitFor(() =>
    expect(host.callsOf('managers.members').at(-1)).toEqual({
      params: { id: '61' },
      query: { of: 'removed', q: 'Mei' },
    }),
  )
})

it('changes the notice that it showed', async () => {
  const { host } = await draw({ answers: { 'managers.notice': {} } })
  const sheet = await open('Edit the notice')
  fireEvent.change(within(sheet).getByRole('textbox'), { target: { value: 'Rain on Saturday' } })
  fireEvent.click(within(sheet).getByRole('button', { name: 'Save' }))
  const body = { text: 'Rain on Saturday', before: 'The theme of the week is fog' }
  await waitFor(() => expect(host.callsOf('managers.notice')).toEqual([{ params: { id: '61' }, body }]))
})

it('shows the log, and a hidden post again', async () => {
  const entry = {
    ...{
      id: '1',
      at: '2026-11-21T00:00:00Z',
      manager: { id: '8', name: 'Qiu', avatar: null },
      action: 'hide' as const,
    },
    ...{ subject_id: 'p1', reason: 'Insults', words: 'You fool', can_show: true },
  }
  const { host } = await draw({ answers: { 'managers.log': pageOf(entry), 'managers.hide': {} } })
  const sheet = await open('Log of decisions')
  await within(sheet).findByText(/You fool/)
  within(sheet).getByText('Reason: Insults')
  fireEvent.click(within(sheet).getByRole('button', { name: 'Show again' }))
  await waitFor(() => expect(host.callsOf('managers.hide')).toEqual([{ params: { id: 'p1' }, body: { on: false } }]))
})

it('tells who is muted why and until when, and offers no form', async () => {
  const restriction = { kind: 'muted' as const, until: '2026-12-01T00:00:00Z', reason: 'Insults' }
  await draw({ answers: { 'circles.detail': circle({ restriction }) } })
  expect((await screen.findByText(/has muted you/)).textContent).toMatch(/Dec 1.*Insults/)
  expect(screen.queryByRole('button', { name: 'Write a post' })).toBeNull()
})

it('pins a post and hides one with a reason, from its menu', async () => {
  const answers = {
    'circles.posts': pageOf(post({ actions: ['pin', 'hide', 'mute'] })),
    'managers.pin': {},
    'managers.hide': {},
  }
  const { host } = await draw({ answers })
  const choose = async (label: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'More about this post' }))
    fireEvent.click(await screen.findByRole('button', { name: label }))
  }
  await choose('Pin as first')
  await waitFor(() => expect(host.callsOf('managers.pin')).toEqual([{ params: { id: 'p1' }, body: { on: true } }]))
  await choose('Hide this post')
  const sheet = await screen.findByRole('dialog', { name: 'Hide this post' })
  chooseReason(sheet)
  fireEvent.click(within(sheet).getByRole('button', { name: 'Hide this post' }))
  const body = { on: true, reason: 'Advertising' }
  await waitFor(() => expect(host.callsOf('managers.hide')).toEqual([{ params: { id: 'p1' }, body }]))
})

it('edits an own post in its place', async () => {
  const own = post({ own: true, actions: ['edit', 'remove'] })
  const edited = { ...own, content: 'The fog is gone', edited_at: '2026-11-21T00:10:00Z' }
  const { host } = await draw({ answers: { 'circles.posts': pageOf(own), 'posts.edit': edited } })
  fireEvent.click(await screen.findByRole('button', { name: 'More about this post' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const sheet = await screen.findByRole('dialog', { name: 'Edit' })
  fireEvent.change(within(sheet).getByLabelText('Text'), { target: { value: ' The fog is gone ' } })
  fireEvent.click(within(sheet).getByRole('button', { name: 'Save' }))
  await screen.findByText('The fog is gone')
  await screen.findByText(/edited/)
  expect(host.callsOf('posts.edit')).toEqual([
    { params: { id: 'p1' }, body: { content: 'The fog is gone', images: [] } },
  ])
})

describe('an edit', () => {
  const ann = { id: '7', name: 'Ann Lee', avatar: null, intro: '', followed: true, own: false }
  const own = post({
    ...{ own: true, actions: ['edit', 'remove'], content: 'With @Bob at sea', mentions: [{ id: '8', from: 5, to: 9 }] },
  })
  const openSheet = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'More about this post' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    return screen.findByRole('dialog', { name: 'Edit' })
  }
  const write = (sheet: HTMLElement, value: string) =>
    fireEvent.input(within(sheet).getByLabelText('Text'), { target: { value } })

  it('that is left keeps its words until it is saved, and says so', async () => {
    const { host } = await draw({
      answers: { 'circles.posts': pageOf(own), 'posts.edit': { ...own, content: 'Half a thought' } },
    })
    const sheet = await openSheet()
    write(sheet, 'Half a thought')
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(host.toasts).toEqual(['Draft kept']))
    const again = await openSheet()
    expect(within(again).getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Half a thought')
    fireEvent.click(within(again).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(host.toasts.at(-1)).toBe('Changed'))
    expect(host.drafts.read('post-edit.p1')).toBeNull()
  })

  it('without a change leaves no draft', async () => {
    const { host } = await draw({ answers: { 'circles.posts': pageOf(own) } })
    const sheet = await openSheet()
    write(sheet, 'Half a thought')
    write(sheet, own.content)
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit' })).toBeNull())
    expect(host.drafts.read('post-edit.p1')).toBeNull()
  })

  it('mentions whom the post named and whom it names now', async () => {
    const { host } = await draw({
      answers: { 'circles.posts': pageOf(own), 'posts.edit': own, 'people.suggestions': { list: [ann] } },
    })
    const sheet = await openSheet()
    write(sheet, 'With @Bob and @ann')
    fireEvent.click(await screen.findByRole('button', { name: 'Ann Lee' }))
    fireEvent.click(within(sheet).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(host.callsOf('posts.edit')).toHaveLength(1))
    const body = { content: 'With @Bob and @Ann Lee', images: [], mentions: ['8', '7'] }
    expect(host.callsOf('posts.edit')).toEqual([{ params: { id: 'p1' }, body }])
  })
})
