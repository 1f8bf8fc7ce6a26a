import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadContainer } from './container'

const NAME = 'plaza_media_1_0_0_aaa'
const page = globalThis as unknown as Record<string, unknown>
const container = { init: () => {}, get: async () => () => ({}) }

/** Starts loading and returns the script element; jsdom fetches no scripts. */
function begin(integrity?: string) {
  const loading = loadContainer('/remotes/media/1.0.0-aaa/entry.js', NAME, integrity)
  const script = document.head.querySelector('script')
  if (!script) throw new Error('no script was put into the page')
  return { loading, script, fire: (type: string) => script.dispatchEvent(new Event(type)) }
}
afterEach(() => {
  delete page[NAME]
  document.head.innerHTML = ''
})

describe('the container of a release', () => {
  it('is requested with its hash and CORS, and leaves no script element', async () => {
    const { loading, script, fire } = begin('sha384-x')
    expect([script.integrity, script.crossOrigin]).toEqual(['sha384-x', 'anonymous'])
    page[NAME] = container
    fire('load')
    expect(await loading).toBe(container)
    expect(document.querySelector('script')).toBeNull()
  })

  it('has its URL in the error, so that one can tell whether the server answered', async () => {
    const { loading, fire } = begin()
    fire('error')
    await expect(loading).rejects.toMatchObject({ request: '/remotes/media/1.0.0-aaa/entry.js' })
  })

  it.each([
    ['nothing is left under the global', undefined],
    ['something else is left there', {}],
  ])('is none where %s', async (_, left) => {
    const { loading, fire } = begin()
    page[NAME] = left
    fire('load')
    await expect(loading).rejects.toMatchObject({ kind: 'no-container' })
  })

  it('is never an earlier one of the same name', async () => {
    Object.defineProperty(page, NAME, { value: container, writable: true, configurable: true })
    const { loading, fire } = begin()
    fire('load')
    await expect(loading).rejects.toMatchObject({ kind: 'no-container' })
  })
})

it('loads a container again in a document that has it as a variable', async () => {
  vi.stubGlobal(NAME, container)
  const first = begin()
  page[NAME] = container
  first.fire('load')
  expect(await first.loading).toBe(container)
  const again = begin()
  page[NAME] = { ...container }
  again.fire('load')
  expect(await again.loading).not.toBe(container)
})
