import { codes } from '@plaza/shared/api'
import { failing, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const subject = { author: 'Lu', words: 'Cheap and fast', own: false, reported: null }
const draw = ({ answers, ...options }: VisitOptions = {}, id = '20001') =>
  visit(
    'post-report',
    { id },
    {
      user: person(),
      answers: { 'reports.add': { reported: null }, 'reports.subject': subject, ...answers },
      ...options,
    },
  )

async function choose(reason: string) {
  fireEvent.click(await screen.findByRole('button', { name: /What is wrong/ }))
  fireEvent.click(await screen.findByText(reason))
}
const send = async () => fireEvent.click(await screen.findByRole('button', { name: 'Send report' }))

it('sends a reason and a text once for two taps, and goes back', async () => {
  const { host } = await draw()
  await choose('Advertising or spam')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' He sells everywhere ' } })
  await screen.findByRole('button', { name: 'Send report' })
  await Promise.all([send(), send()])
  await waitFor(() => expect(host.toasts).toEqual(['Thank you. We look at it and tell you what became of it']))
  expect(host.callsOf('reports.add')).toEqual([
    { body: { target: 'post', id: '20001', reason: 'spam', text: 'He sells everywhere', images: [] } },
  ])
})

it('shows the words that are reported', async () => {
  const { host } = await draw()
  const region = await screen.findByRole('region', { name: 'You report this post' })
  expect(region.textContent).toContain('Lu: Cheap and fast')
  expect(host.callsOf('reports.subject')).toEqual([{ params: { target: 'post', id: '20001' } }])
})

it('says that what is reported is not there any more', async () => {
  await draw({ answers: { 'reports.subject': failing({ code: codes.contentGone }) } })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull()
})

it('does not let people report what is their own, and leads back', async () => {
  const { host } = await draw({ answers: { 'reports.subject': { ...subject, own: true } } })
  await screen.findByText(/This is your own/)
  screen.getByRole('region', { name: 'The post' })
  expect(screen.queryByText('You report this post')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: 'Back' }).at(-1) as HTMLElement)
  await waitFor(() => expect(host.backs).toHaveLength(1))
})

it('asks for a reason before it sends anything', async () => {
  const { host } = await draw()
  await send()
  await waitFor(() => expect(host.toasts).toEqual(['Choose a reason first']))
  expect(host.callsOf('reports.add')).toEqual([])
})

it('reports the comment that the address names', async () => {
  const { host } = await draw({ query: { target: 'comment' } }, '30253')
  await choose('Something else')
  await send()
  await waitFor(() =>
    expect(host.callsOf('reports.add')[0]).toMatchObject({ body: { target: 'comment', id: '30253' } }),
  )
})

it.each([
  ['open', /We are on it/],
  ['kept', /it stays. It has not changed since/],
] as const)('says before the form that a report is %s, and when it turns out on sending', async (reported, words) => {
  const { unmount } = await draw({ answers: { 'reports.subject': { ...subject, reported } } })
  expect((await screen.findByText(words)).getAttribute('role')).toBe('status')
  expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull()
  unmount()
  const { host } = await draw({ answers: { 'reports.add': { reported } } })
  await choose('Something else')
  await send()
  await waitFor(() => expect(host.toasts).toEqual([expect.stringMatching(words)]))
})

it('keeps what was typed when it cannot be sent', async () => {
  const { host } = await draw({ answers: { 'reports.add': failing({ status: 500 }) } })
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'A long story' } })
  await waitFor(() => expect(host.drafts.read('post-report.post.20001')).toMatchObject({ text: 'A long story' }))
})
