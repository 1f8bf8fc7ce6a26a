import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ActionSheet } from './action-sheet'
import { ConfirmDialog } from './confirm-dialog'
import { Sheet } from './sheet'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <div data-accent="gov">
      <button type="button" onClick={() => setOpen(true)}>
        Choose
      </button>
      <Sheet open={open} title="Districts" onClose={() => setOpen(false)}>
        <input aria-label="Name" data-first-focus />
      </Sheet>
    </div>
  )
}

function open() {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Choose' })
  opener.focus()
  fireEvent.click(opener)
  return { opener, sheet: screen.getByRole('dialog', { name: 'Districts' }) }
}

it('takes the focus in and gives it back', () => {
  const { opener } = open()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

it('is closed by Escape and by a tap beside it, not by a tap inside', () => {
  const { sheet } = open()
  fireEvent.click(screen.getByRole('textbox'))
  expect(screen.getByRole('dialog')).toBeTruthy()
  fireEvent.keyDown(sheet, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }))
  fireEvent.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('keeps the page behind still as long as one is open', () => {
  const { sheet } = open()
  const second = render(<ConfirmDialog title="Sure?" onAnswer={() => {}} />)
  second.unmount()
  expect(document.documentElement.style.overflow).toBe('hidden')
  fireEvent.keyDown(sheet, { key: 'Escape' })
  expect(document.documentElement.style.overflow).toBe('')
})

it('asks with a no as the first answer', () => {
  const onAnswer = vi.fn()
  render(<ConfirmDialog title="Delete?" text="It is gone then." confirmText="Delete" danger onAnswer={onAnswer} />)
  const question = screen.getByRole('alertdialog', { name: 'Delete?' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  fireEvent.keyDown(question, { key: 'Escape' })
  expect(onAnswer.mock.calls).toEqual([[true], [false]])
})

it('closes before it does what was chosen', () => {
  const done: string[] = []
  const actions = [{ label: 'Copy', onChoose: () => done.push('copy') }]
  render(<ActionSheet open title="More" actions={actions} onClose={() => done.push('close')} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  expect(done).toEqual(['close', 'copy'])
})
