import { act, render, screen } from '@testing-library/react'
import { Activity, type ReactNode, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { site } from '../../site/site'
import { PageHeading } from './page-heading'

let go: (page: string) => void
let load: () => void

function App() {
  const [page, setPage] = useState('list')
  const [title, setTitle] = useState('')
  go = setPage
  load = () => setTitle('The harbour')
  const kept = (id: string, content: ReactNode) => (
    <Activity mode={id === page ? 'visible' : 'hidden'}>
      <section>{content}</section>
    </Activity>
  )
  return (
    <>
      <PageHeading page={page} />
      <main>
        {kept('list', <h1 tabIndex={-1}>News</h1>)}
        {kept('article', title && <h1>{title}</h1>)}
        {kept('dialog', <h1>Asked</h1>)}
        {kept('atlas', title ? <h1 key="title">{title}</h1> : <h1 key="kind">Pictures</h1>)}
      </main>
    </>
  )
}
const name = () => site.getState().config.name
const frame = () => act(async () => new Promise((done) => setTimeout(done)))

beforeEach(() => {
  document.title = 'as the server said'
})

it('titles the document by the first page, and leaves its focus and its announcement to the browser', async () => {
  render(<App />)
  await frame()
  expect(document.title).toBe(`News - ${name()}`)
  expect(document.activeElement).toBe(document.body)
  expect(document.querySelector('[aria-live]')?.textContent).toBe('')
})

it('says the site by its English name where the app is in English', async () => {
  document.documentElement.lang = 'en'
  const before = site.getState()
  site.setState({ config: { ...before.config, name_en: 'Starbay Media' } })
  render(<App />)
  await frame()
  expect(document.title).toBe('News - Starbay Media')
  site.setState(before)
  document.documentElement.lang = ''
})

it('titles, announces and focuses the heading of the next page once it is there, and of the one before on the way back', async () => {
  render(<App />)
  act(() => go('article'))
  await frame()
  expect(document.title).toBe(name())
  act(load)
  await frame()
  expect(document.title).toBe(`The harbour - ${name()}`)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The harbour' }))
  expect(document.querySelector('[aria-live]')?.textContent).toBe('The harbour')
  act(() => go('list'))
  await frame()
  expect(document.title).toBe(`News - ${name()}`)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'News' }))
})

it('follows a heading that is replaced by that of the answer', async () => {
  render(<App />)
  act(() => go('atlas'))
  await frame()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pictures' }))
  act(load)
  await frame()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The harbour' }))
  expect(document.querySelector('[aria-live]')?.textContent).toBe('The harbour')
})

it('leaves the focus where something stands over the page', async () => {
  render(<App />)
  const sheet = document.body.appendChild(document.createElement('dialog'))
  sheet.setAttribute('open', '')
  act(() => go('dialog'))
  await frame()
  expect(document.activeElement).toBe(document.body)
  sheet.remove()
})
