import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { person, renderPage } from '../../testing'
import { MentionArea } from './mention-area'
import { MentionedText } from './mentioned-text'
import { useMentions } from './use-mentions'

const ann = { id: '7', name: 'Ann Lee', avatar: null, intro: '', followed: true, own: false }

function Form({ onSend }: { onSend: (sent: object) => void }) {
  const [text, setText] = useState('')
  const { choose, mentionsIn } = useMentions()
  return (
    <>
      <MentionArea label="Words" value={text} onChange={setText} onChoose={choose} circle="61" />
      <button type="button" onClick={() => onSend({ text, ...mentionsIn(text) })}>
        Send
      </button>
    </>
  )
}

/** As an input method commits words: no key, and so no `select`; the browser has moved the caret behind them. */
const type = (value: string) => fireEvent.input(screen.getByLabelText('Words'), { target: { value } })

it('suggests people behind @, and sends the id of the chosen one', async () => {
  const sent: object[] = []
  const { host } = renderPage(<Form onSend={(one) => sent.push(one)} />, {
    user: person(),
    answers: { 'people.suggestions': { list: [ann] } },
  })
  type('thanks @an')
  fireEvent.click(await screen.findByRole('button', { name: 'Ann Lee' }))
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toEqual([{ text: 'thanks @Ann Lee ', mentions: ['7'] }])
  expect(host.callsOf('people.suggestions')).toEqual([{ query: { q: 'an', circle_id: '61' } }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ann Lee' })).toBeNull())
})

it('asks once for a name that is typed at a stretch, and shows the people found before until the answer comes', async () => {
  const { host } = renderPage(<Form onSend={() => {}} />, {
    user: person(),
    answers: { 'people.suggestions': { list: [ann] } },
  })
  type('@')
  await screen.findByRole('button', { name: 'Ann Lee' })
  for (const typed of ['@a', '@an', '@ann']) type(typed)
  expect(screen.getByRole('button', { name: 'Ann Lee' })).toBeTruthy()
  await waitFor(() => expect(host.callsOf('people.suggestions')).toHaveLength(2))
  expect(host.callsOf('people.suggestions').at(-1)).toEqual({ query: { q: 'ann', circle_id: '61' } })
})

it('follows the caret that is set without typing', async () => {
  const { host } = renderPage(<Form onSend={() => {}} />, {
    user: person(),
    answers: { 'people.suggestions': { list: [ann] } },
  })
  type('@ann is here')
  expect(host.callsOf('people.suggestions')).toEqual([])
  const area = screen.getByLabelText<HTMLTextAreaElement>('Words')
  area.setSelectionRange(4, 4)
  fireEvent.select(area)
  await screen.findByRole('button', { name: 'Ann Lee' })
})

it('asks for nobody for a guest', () => {
  const { host } = renderPage(<Form onSend={() => {}} />)
  type('@an')
  expect(host.callsOf('people.suggestions')).toEqual([])
})

it('leads from a name to the person, and only colours it inside of a link', () => {
  const mentions = [{ id: '7', from: 3, to: 11 }]
  renderPage(
    <>
      <p>
        <MentionedText text="Hi @Ann Lee!" mentions={mentions} />
      </p>
      <p>
        <MentionedText text="So @Bob Lee!" mentions={mentions} inLink />
      </p>
    </>,
  )
  expect(screen.getByRole('link', { name: '@Ann Lee' }).getAttribute('href')).toBe('/user-detail/7')
  expect(screen.queryByRole('link', { name: '@Bob Lee' })).toBeNull()
  expect(screen.getByText('@Bob Lee')).toBeTruthy()
})
