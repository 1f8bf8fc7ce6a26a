import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox'
import { Field, type FieldProps } from './field'
import { Select } from './select'
import { TextArea } from './text-area'

function Owned(props: Partial<FieldProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return <Field label="Phone" {...props} value={value} onChange={setValue} />
}

it('is named by its label and described by its help', () => {
  render(<Owned help="Eleven digits" />)
  const input = screen.getByRole('textbox', { name: 'Phone' })
  const { 'aria-describedby': note } = { 'aria-describedby': input.getAttribute('aria-describedby') ?? '' }
  expect(document.getElementById(note)?.textContent).toBe('Eleven digits')
  expect(input.getAttribute('aria-invalid')).toBeNull()
})

it('says its error aloud in place of its help', () => {
  render(<Owned help="Eleven digits" error="This is no phone number" />)
  expect(screen.getByRole('alert').textContent).toBe('This is no phone number')
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
})

it('is emptied by its cross, which leaves the focus in it', () => {
  render(<Owned value="138" />)
  fireEvent.click(screen.getByRole('button', { name: 'Clear Phone' }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(screen.queryByRole('button')).toBeNull()
})

it('hides a password until it is asked to show it', () => {
  render(<Owned label="Password" type="password" value="secret" />)
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
})

it('counts a text in characters as people count them', () => {
  render(<TextArea label="Text" value="👍👍" onChange={() => {}} max={10} />)
  expect(screen.getByText('2/10')).toBeTruthy()
})

it('chooses one of many in a sheet', () => {
  const onChange = vi.fn()
  const options = [
    { value: 1, label: 'Linjiang' },
    { value: 2, label: 'Yunxi' },
  ]
  render(<Select label="District" options={options} value={1} onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'District Linjiang' }))
  expect(screen.getByRole('radio', { name: 'Linjiang' }).getAttribute('aria-checked')).toBe('true')
  fireEvent.click(screen.getByRole('radio', { name: 'Yunxi' }))
  expect(onChange).toHaveBeenCalledWith(2)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('ticks', () => {
  const onChange = vi.fn()
  render(
    <Checkbox checked={false} onChange={onChange}>
      I agree
    </Checkbox>,
  )
  fireEvent.click(screen.getByRole('checkbox', { name: 'I agree' }))
  expect(onChange).toHaveBeenCalledWith(true)
})
