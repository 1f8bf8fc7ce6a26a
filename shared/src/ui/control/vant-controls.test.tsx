import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../testing'
import { Rating } from './rating'
import { Stepper } from './stepper'
import { Steps } from './steps'
import { SwipeRow } from './swipe-row'

function Rated() {
  const [value, setValue] = useState(0)
  return <Rating label="Service" value={value} onChange={setValue} />
}
function Counted() {
  const [value, setValue] = useState(1)
  return <Stepper label="People" value={value} min={1} max={3} onChange={setValue} />
}

it('gives stars by keys and by fingers, of which one is chosen', async () => {
  renderPage(<Rated />)
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }))
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
  const stars = await waitFor(() => {
    const found = document.querySelectorAll('.rv-rate__item')
    expect(found).toHaveLength(5)
    return found
  })
  fireEvent.click(stars[1] as Element)
  expect(screen.getByRole('radio', { name: '2 stars' })).toHaveProperty('checked', true)
  expect(document.querySelectorAll('.rv-rate [tabindex="0"]')).toHaveLength(0)
})

it('says a rating that is only shown', () => {
  renderPage(<Rating label="Service" value={4.5} />)
  expect(screen.getByRole('img', { name: 'Service: 4.5 of 5 stars' })).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('counts within its limits, by buttons and by keys', async () => {
  renderPage(<Counted />)
  const count = (await screen.findByRole('spinbutton', { name: 'People' })) as HTMLInputElement
  expect(screen.getByRole('button', { name: 'People: less' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'People: more' }))
  expect(count.value).toBe('2')
  fireEvent.keyDown(count, { key: 'ArrowUp' })
  fireEvent.keyDown(count, { key: 'ArrowUp' })
  await waitFor(() => expect(count.value).toBe('3'))
  expect(screen.getByRole('button', { name: 'People: more' }).getAttribute('aria-disabled')).toBe('true')
})

it('says which steps are done and which is the last of them', () => {
  renderPage(<Steps steps={['Joined', 'Signed in', 'Signed out']} done={2} />)
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(steps[0]?.textContent).toContain('Done')
  expect(steps[2]?.textContent).not.toContain('Done')
})

it('has its actions for keys and readers, and opens where one of them is reached', async () => {
  const measured = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 80, 44))
  const onChoose = vi.fn()
  renderPage(<SwipeRow actions={[{ label: 'Delete', danger: true, onChoose }]}>A row</SwipeRow>)
  expect(screen.getByText('A row')).toBeTruthy()
  const remove = await screen.findByRole('button', { name: 'Delete' })
  const moved = () => document.querySelector<HTMLElement>('.rv-swipe-cell__wrapper')?.style.transform
  act(() => remove.focus())
  expect(moved()).toBe('translate3d(-80px, 0, 0)')
  fireEvent.keyDown(remove, { key: 'Escape' })
  expect(moved()).toBe('translate3d(0px, 0, 0)')
  fireEvent.click(remove)
  expect(onChoose).toHaveBeenCalledOnce()
  measured.mockRestore()
})

function Halved() {
  const [value, setValue] = useState(1)
  return <Stepper label="Hours" value={value} min={0.5} max={2} step={0.5} onChange={setValue} />
}

it('counts by halves, and rounds what is typed to one', async () => {
  renderPage(<Halved />)
  const count = (await screen.findByRole('spinbutton', { name: 'Hours' })) as HTMLInputElement
  fireEvent.click(screen.getByRole('button', { name: 'Hours: more' }))
  await waitFor(() => expect(count.value).toBe('1.5'))
  fireEvent.keyDown(count, { key: 'Home' })
  await waitFor(() => expect(count.value).toBe('0.5'))
  fireEvent.change(count, { target: { value: '1.3' } })
  fireEvent.blur(count)
  await waitFor(() => expect(count.value).toBe('1.5'))
})
