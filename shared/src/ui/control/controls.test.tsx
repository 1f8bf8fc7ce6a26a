import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from '../basic/button'
import { Segmented } from './segmented'
import { Slider } from './slider'
import { Switch } from './switch'
import { TabPanel, Tabs } from './tabs'

const items = [
  { id: 'a', label: 'News' },
  { id: 'b', label: 'Sea' },
  { id: 'c', label: 'City' },
]
function Channels() {
  const [value, setValue] = useState('a')
  return (
    <>
      <Tabs label="Channels" items={items} value={value} onChange={setValue} name="channels" />
      <TabPanel name="channels" value={value}>
        <p>{value}</p>
      </TabPanel>
    </>
  )
}
const tab = (name: string) => screen.getByRole('tab', { name })

it('moves between tabs by arrows, Home and End, with one tab stop', () => {
  render(<Channels />)
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
  tab('News').focus()
  press('ArrowLeft')
  expect(document.activeElement).toBe(tab('City'))
  press('ArrowRight')
  press('ArrowRight')
  expect(tab('Sea').getAttribute('aria-selected')).toBe('true')
  press('End')
  expect(document.activeElement).toBe(tab('City'))
  press('Home')
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
})

it('ties a tab to what it shows', () => {
  render(<Channels />)
  fireEvent.click(tab('Sea'))
  const panel = screen.getByRole('tabpanel', { name: 'Sea' })
  expect(panel.textContent).toBe('b')
  expect(tab('Sea').getAttribute('aria-controls')).toBe(panel.id)
})

it('chooses one of a few', () => {
  const onChange = vi.fn()
  render(<Segmented label="Time" items={items} value="a" onChange={onChange} />)
  fireEvent.click(screen.getByRole('radio', { name: 'Sea' }))
  expect(onChange).toHaveBeenCalledWith('b')
})

it('switches', () => {
  const onChange = vi.fn()
  render(<Switch label="Messages" checked onChange={onChange} />)
  fireEvent.click(screen.getByRole('switch', { name: 'Messages', checked: true }))
  expect(onChange).toHaveBeenCalledWith(false)
})

it('slides, and says its value in words', () => {
  const onChange = vi.fn()
  const onCommit = vi.fn()
  render(
    <Slider label="Position" value={65} max={200} valueText="1:05 of 3:20" onChange={onChange} onCommit={onCommit} />,
  )
  const slider = screen.getByRole('slider', { name: 'Position' })
  expect(slider.getAttribute('aria-valuetext')).toBe('1:05 of 3:20')
  fireEvent.change(slider, { target: { value: '70' } })
  expect(onChange).toHaveBeenCalledWith(70)
  fireEvent.pointerUp(slider)
  expect(onCommit).toHaveBeenCalled()
})

it('ignores taps while it is loading', () => {
  const onClick = vi.fn()
  const { rerender } = render(<Button onClick={onClick}>Join</Button>)
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  rerender(
    <Button loading onClick={onClick}>
      Join
    </Button>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(onClick).toHaveBeenCalledOnce()
})
