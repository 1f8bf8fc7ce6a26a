import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTypedInput } from './typed-input'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

/** What React does to a field that it renders empty. */
function hydrate(field: HTMLInputElement): void {
  Object.assign(field, { __reactProps$x: {} })
  if (field.type === 'text') field.value = ''
  else field.checked = field.defaultChecked
}
function fieldOf(html: string) {
  document.body.innerHTML = `<div id="plaza">${html}</div>`
  const field = document.querySelector('input') as HTMLInputElement
  const said = vi.fn()
  field.addEventListener(field.type === 'text' ? 'input' : 'click', () => said(field.value, field.checked))
  return { field, said, keep: () => keepTypedInput(document.querySelector('#plaza') as Element) }
}

it('restores text typed before hydration, and fires the event', () => {
  const { field, said, keep } = fieldOf('<input type="text" value="">')
  field.value = '大桥'
  keep()
  hydrate(field)
  vi.advanceTimersByTime(200)
  expect(field.value).toBe('大桥')
  expect(said).toHaveBeenCalledTimes(1)
})

it('keeps text typed during hydration', () => {
  const { field, keep } = fieldOf('<input type="text" value="">')
  keep()
  for (const words of ['b', 'br']) {
    field.value = words
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  hydrate(field)
  vi.advanceTimersByTime(200)
  expect(field.value).toBe('br')
})

it('restores text that React removes after it claimed the field', () => {
  const { field, said, keep } = fieldOf('<input type="text" value="">')
  field.value = '大桥'
  keep()
  Object.assign(field, { __reactProps$x: {} })
  vi.advanceTimersByTime(100)
  field.value = ''
  vi.advanceTimersByTime(300)
  expect(field.value).toBe('大桥')
  field.value = 'changed by hand'
  vi.runAllTimers()
  expect(field.value).toBe('changed by hand')
  expect(said).toHaveBeenCalledTimes(2)
})

it('restores choices', () => {
  const { field, said, keep } = fieldOf('<input type="checkbox">')
  field.checked = true
  keep()
  hydrate(field)
  vi.advanceTimersByTime(200)
  expect(said).toHaveBeenCalledTimes(1)
  expect(field.checked).toBe(true)
})

it('ignores untouched and hydrated fields', () => {
  const { field, said, keep } = fieldOf('<input type="text" value="kept">')
  keep()
  hydrate(field)
  field.value = 'by React'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  vi.runAllTimers()
  expect(field.value).toBe('by React')
  expect(said).toHaveBeenCalledTimes(1)
})
