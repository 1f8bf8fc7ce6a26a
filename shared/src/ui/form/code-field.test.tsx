import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CodeField } from './code-field'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Owned({ onSend, canSend = true }: { onSend: () => Promise<boolean | number>; canSend?: boolean }) {
  const [value, setValue] = useState('')
  return <CodeField label="Code" value={value} onChange={setValue} onSend={onSend} canSend={canSend} />
}
const button = () => screen.getByRole('button', { name: /code|again/i }) as HTMLButtonElement
const send = () => act(async () => void fireEvent.click(button()))

it('counts down a minute by the wall clock before a code can be sent again', async () => {
  render(<Owned onSend={async () => true} />)
  await send()
  expect(button().textContent).toBe('Again in 60 s')
  expect(button().disabled).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(button().textContent).toBe('Again in 30 s')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(button().textContent).toBe('Get code')
  expect(button().disabled).toBe(false)
})

it('waits as long as the server asks for', async () => {
  render(<Owned onSend={async () => 12} />)
  await send()
  expect(button().textContent).toBe('Again in 12 s')
})

it.each([
  ['was not sent', async () => false],
  ['failed', async () => Promise.reject(new Error())],
])('can be tried again at once where the code %s', async (_, onSend) => {
  render(<Owned onSend={onSend} />)
  await send()
  expect(button().disabled).toBe(false)
})

it('sends nothing before the phone is complete', () => {
  render(<Owned onSend={async () => true} canSend={false} />)
  expect(button().disabled).toBe(true)
})

it('takes six digits and nothing else', () => {
  render(<Owned onSend={async () => true} />)
  fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: '12a3 45-678' } })
  expect(screen.getByRole('textbox')).toHaveProperty('value', '123456')
  expect(screen.getByRole('textbox').getAttribute('autocomplete')).toBe('one-time-code')
})
