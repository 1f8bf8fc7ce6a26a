import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LiveItem } from '../../extensions'
import { connectHost, type PartProps } from '../../host'
import { fakeHost } from '../../testing'
import { ExtensionPart } from './extension-part'

const item: LiveItem<'page.card'> = {
  owner: 'shelf',
  release: '1.0.0-aaa',
  id: 'books',
  kind: 'books',
  part: 'books',
  height: 92,
  order: 0,
}
const load = vi.fn<(owner: string, part: string) => Promise<ComponentType<PartProps>>>()
const failed = vi.fn()
const element = <ExtensionPart item={item} waits={<p>waits</p>} failed={<p>failed</p>} />
const tick = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A host whose server drew this much of the part. */
function connect(rendered: Readonly<Record<string, string>> = {}) {
  const host = fakeHost()
  connectHost(Object.assign(host, { slots: { ...host.slots, load, failed, rendered } }))
}

/** The part in a page that the server drew. */
async function openPage(html?: string) {
  connect(html === undefined ? {} : { 'shelf/books': html })
  const page = document.createElement('div')
  page.innerHTML = renderToString(element)
  connect()
  await act(async () => void hydrateRoot(page, element))
  return page
}

beforeEach(() => {
  vi.useFakeTimers()
  load.mockReset()
  failed.mockReset()
})
afterEach(() => void vi.useRealTimers())

it('keeps what the server drew until its code is here', async () => {
  let come = (_: ComponentType<PartProps>) => {}
  load.mockReturnValue(
    new Promise((resolve) => {
      come = resolve
    }),
  )
  const page = await openPage('<p>drawn</p>')
  await tick()
  expect(page.textContent).toBe('drawn')
  come(() => <p>live</p>)
  await tick()
  expect(page.textContent).toBe('live')
})

it('keeps what the server drew where its code fails, and reports it', async () => {
  load.mockRejectedValue(new Error('gone'))
  const page = await openPage('<p>drawn</p>')
  await tick()
  expect(page.textContent).toBe('drawn')
  expect(failed.mock.calls).toEqual([['shelf', '1.0.0-aaa', 'Error: gone']])
})

it('shows that it loads, then that it failed, where the server drew nothing', async () => {
  load.mockReturnValue(new Promise(() => {}))
  const page = await openPage()
  expect(page.textContent).toBe('waits')
  await tick(15_000)
  expect(page.textContent).toBe('failed')
  expect(failed.mock.calls).toEqual([['shelf', '1.0.0-aaa', 'books takes too long']])
})

it('stays failed when its code comes too late', async () => {
  load.mockReturnValue(new Promise((resolve) => setTimeout(() => resolve(() => <p>live</p>), 20_000)))
  connect()
  render(element)
  await tick(15_000)
  await tick(10_000)
  screen.getByText('failed')
  expect(failed).toHaveBeenCalledTimes(1)
})

it('costs its box alone when it throws, and reports it', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  load.mockResolvedValue(() => {
    throw new Error('made to throw')
  })
  connect()
  const { container } = render(
    <>
      <p>before </p>
      {element}
    </>,
  )
  await tick()
  expect(container.textContent).toBe('before failed')
  expect(failed.mock.calls).toEqual([['shelf', '1.0.0-aaa', 'Error: made to throw']])
  silence.mockRestore()
})
