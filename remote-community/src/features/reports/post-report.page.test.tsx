import { failing, person, post, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const draw = ({ answers, ...options }: VisitOptions = {}, id = '20001') =>
  visit(
    'post-report',
    { id },
    {
      user: person(),
      answers: { 'reports.add': { repeated: false }, 'posts.detail': post({ content: 'Cheap and fast' }), ...answers },
      ...options,
    },
  )

async function choose(reason: string) {
  fireEvent.click(await screen.findByRole('button', { name: /What is wrong/ }))
  fireEvent.click(await screen.findByText(reason))
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send report' }))

it('sends a reason and a text once for two taps, and goes back', async () => {
  const { host } = await draw()
  await choose('Advertising or spam')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' He sells everywhere ' } })
  send()
  send()
  await waitFor(() => expect(host.toasts).toEqual(['Thank you. We look at it and tell you what became of it']))
  expect(host.callsOf('reports.add')).toEqual([
    { body: { target: 'post', id: '20001', reason: 'spam', text: 'He sells everywhere', images: [] } },
  ])
})

it('shows the words that are reported', async () => {
  await draw()
  expect((await screen.findByRole('region', { name: 'You report this post' })).textContent).toContain('Cheap and fast')
})

it('asks for a reason before it sends anything', async () => {
  const { host } = await draw()
  send()
  await waitFor(() => expect(host.toasts).toEqual(['Choose a reason first']))
  expect(host.callsOf('reports.add')).toEqual([])
})

it('reports the comment that the address names', async () => {
  const { host } = await draw(
    { query: { target: 'comment' }, answers: { 'comments.one': failing({ status: 500 }) } },
    '30253',
  )
  await choose('Something else')
  send()
  await waitFor(() =>
    expect(host.callsOf('reports.add')[0]).toMatchObject({ body: { target: 'comment', id: '30253' } }),
  )
})

it('says that it was reported before', async () => {
  const { host } = await draw({ answers: { 'reports.add': { repeated: true } } })
  await choose('Something else')
  send()
  await waitFor(() => expect(host.toasts).toEqual(['You reported this before. We are on it']))
})

it('keeps what was typed when it cannot be sent', async () => {
  const { host } = await draw({ answers: { 'reports.add': failing({ status: 500 }) } })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'A long story' } })
  await waitFor(() => expect(host.drafts.read('post-report.post.20001')).toMatchObject({ text: 'A long story' }))
})
