import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../testing'
import { Cascader, type CascaderOption } from '../form/cascader'
import { Calendar } from './calendar'
import { DatePicker } from './date-picker'
import { Picker } from './picker'

afterEach(() => void vi.unstubAllGlobals())

const departments = ['Water', 'Roads', 'Parks'].map((label) => ({ value: label.toLowerCase(), label }))
const street = (name: string): CascaderOption => ({ value: name, label: name })
const districts: CascaderOption[] = [
  { value: 'linjiang', label: 'Linjiang', children: [street('Old pier'), street('Tide street')] },
  { value: 'qingyan', label: 'Qingyan', children: [street('Quarry lane')] },
]

function Form() {
  const [department, setDepartment] = useState<readonly string[]>([])
  const [birth, setBirth] = useState('')
  const [days, setDays] = useState<readonly string[]>([])
  const [place, setPlace] = useState<readonly string[]>([])
  return (
    <>
      <Picker
        label="Department"
        wheels={[{ label: 'Department', options: departments }]}
        value={department}
        onChange={setDepartment}
      />
      <DatePicker
        label="Birth date"
        value={birth}
        min="1920-01-01"
        max="2026-11-23"
        start="1990-06-30"
        onChange={setBirth}
      />
      <Calendar label="Stay" range min="2026-11-10" max="2026-12-20" value={days} onChange={setDays} />
      <Cascader label="District" options={districts} value={place} onChange={setPlace} />
    </>
  )
}

async function open(name: string) {
  renderPage(<Form />)
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
  return within(await screen.findByRole('dialog', { name }))
}
const field = (name: RegExp) => screen.getByRole('button', { name })
const done = () => fireEvent.click(screen.getByRole('button', { name: 'Done' }))

it('takes what the wheel stands at once it is done, and nothing before', async () => {
  const sheet = await open('Department')
  fireEvent.change(await sheet.findByRole('combobox', { name: 'Department' }), { target: { value: 'roads' } })
  expect(field(/^Department Choose/)).toBeTruthy()
  done()
  expect(field(/^Department Roads/)).toBeTruthy()
})

it('has no stop for keys beside the native list of a wheel', async () => {
  const sheet = await open('Department')
  await sheet.findByRole('combobox', { name: 'Department' })
  const dialog = screen.getByRole('dialog')
  await waitFor(() => expect(dialog.querySelectorAll('.rv-picker-column__item')).toHaveLength(3))
  expect(dialog.querySelectorAll('[aria-hidden] [tabindex="0"]')).toHaveLength(0)
})

it('turns the wheel with a finger', async () => {
  const sheet = await open('Department')
  await sheet.findByRole('combobox', { name: 'Department' })
  const parks = await waitFor(() => {
    const [, , last] = screen.getByRole('dialog').querySelectorAll('.rv-picker-column__item')
    if (!last) throw new Error('no wheel')
    return last
  })
  fireEvent.click(parks)
  await waitFor(() => expect((sheet.getByRole('combobox') as HTMLSelectElement).value).toBe('parks'))
  done()
  expect(field(/^Department Parks/)).toBeTruthy()
})

it('keeps a date within its month', async () => {
  const sheet = await open('Birth date')
  fireEvent.change(await sheet.findByRole('combobox', { name: 'Month' }), { target: { value: '02' } })
  await waitFor(() => expect((sheet.getByRole('combobox', { name: 'Day' }) as HTMLSelectElement).value).toBe('28'))
  done()
  expect(field(/1990-02-28/)).toBeTruthy()
})

it('takes a first and a last day, of which the arrow keys reach each', async () => {
  const sheet = await open('Stay')
  const first = await sheet.findByRole('button', { name: 'Thursday 12 November' })
  expect(sheet.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true)
  fireEvent.click(first)
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Thursday 19 November')
  fireEvent.click(document.activeElement as Element)
  await waitFor(() =>
    expect(sheet.getByRole('button', { name: 'Sunday 15 November' }).getAttribute('aria-pressed')).toBe('true'),
  )
  done()
  expect(field(/Thursday 12 November – Thursday 19 November/)).toBeTruthy()
})

it('can be gone by the time its frame comes', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const sheet = await open('Stay')
  await sheet.findByRole('button', { name: 'Thursday 12 November' })
  const [first] = frames.splice(0, 1)
  first?.(0)
  expect(frames.length).toBeGreaterThan(0)
  cleanup()
  expect(() => {
    for (const frame of frames) frame(0)
  }).not.toThrow()
})

it('does not offer days outside of the range', async () => {
  const sheet = await open('Stay')
  expect(await sheet.findByRole('button', { name: 'Monday 9 November' })).toHaveProperty('disabled', true)
})

it('is chosen from the widest to the narrowest, and can be gone back in', async () => {
  const sheet = await open('District')
  fireEvent.click(sheet.getByRole('radio', { name: 'Linjiang' }))
  expect(sheet.getByRole('tab', { selected: true }).textContent).toBe('Choose')
  fireEvent.click(sheet.getByRole('tab', { name: 'Linjiang' }))
  fireEvent.click(sheet.getByRole('radio', { name: 'Qingyan' }))
  fireEvent.click(sheet.getByRole('radio', { name: 'Quarry lane' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(field(/^District Qingyan Quarry lane/)).toBeTruthy()
})
