import { beforeEach, describe, expect, it, vi } from 'vitest'

const root = document.documentElement
let dark = false
let changed = () => {}

/** Loads the module as on a new page: it reads stored settings on import. */
async function begin(multiple?: number) {
  vi.resetModules()
  const module = await import('./settings')
  module.startSettings({ multiple })
  return module
}

beforeEach(() => {
  localStorage.clear()
  root.lang = 'en'
  dark = false
  window.matchMedia = (() => ({
    get matches() {
      return dark
    },
    addEventListener: (_: string, listener: () => void) => {
      changed = listener
    },
    removeEventListener() {},
  })) as never
})

describe('the settings', () => {
  it('begin with the language of the document and the theme of the system', async () => {
    dark = true
    const { settings } = await begin()
    expect(settings.getState()).toEqual({ language: 'en', theme: 'system', multiple: 1, elder: false })
    expect(root.dataset.theme).toBe('dark')
    dark = false
    changed()
    expect(root.dataset.theme).toBe('light')
  })

  it('are put onto the document and kept', async () => {
    const { settings } = await begin()
    settings.change({ language: 'zh-CN', theme: 'dark', multiple: 1.6, elder: true })
    expect(document.cookie).toBe('Language=zh-CN; Elder=1')
    expect([root.lang, root.dataset.theme, root.hasAttribute('data-elder')]).toEqual(['zh-CN', 'dark', true])
    expect(root.style.getPropertyValue('--font-multiple')).toBe('1.6')
    root.lang = 'en'
    expect((await begin()).settings.getState()).toMatchObject({ language: 'zh-CN', theme: 'dark', multiple: 1.6 })
  })

  it.each([
    [1, false],
    [1.49, false],
    [1.5, true],
    [2, true],
  ])('tell the style sheet whether a text size of %d is a large one', async (multiple, large) => {
    const { settings } = await begin()
    settings.change({ multiple })
    expect(root.hasAttribute('data-large')).toBe(large)
  })

  it.each([
    ['1e9', 2],
    ['0.1', 0.8],
    ['nonsense', 1],
    ['1.25', 1.25],
  ])('clamp a text size of %s', async (given, multiple) => {
    const { settings } = await begin(Number(given))
    expect(settings.getState().multiple).toBe(multiple)
    expect(localStorage.getItem('plaza.settings')).toBeNull()
  })

  it('leave the size of elder mode to the style sheet unless a larger one was chosen', async () => {
    const { settings } = await begin()
    settings.change({ elder: true, multiple: 1 })
    expect(root.style.getPropertyValue('--font-multiple')).toBe('')
    settings.change({ elder: true, multiple: 1.6 })
    expect(root.style.getPropertyValue('--font-multiple')).toBe('1.6')
    settings.change({ elder: false, multiple: 1 })
    expect(root.style.getPropertyValue('--font-multiple')).toBe('')
  })

  it.each(['{', '{"v":1,"at":1,"data":{"theme":"neon"}}', '{"v":1,"at":1,"data":{"multiple":"big"}}', 'null'])(
    'survive what is broken on the device: %s',
    async (raw) => {
      localStorage.setItem('plaza.settings', raw)
      const { settings } = await begin()
      expect(settings.getState()).toEqual({ language: 'en', theme: 'system', multiple: 1, elder: false })
    },
  )

  it('clear the cache and keep login, settings, drafts and unsent calls', async () => {
    const { settings, onClearCache } = await begin()
    const cleared = vi.fn()
    onClearCache(cleared)
    for (const key of ['user', 'settings', 'draft.post', 'outbox.1', 'playlist'])
      localStorage.setItem(`plaza.${key}`, '{}')
    await settings.clearCache()
    expect(Object.keys(localStorage).sort()).toEqual([
      'plaza.draft.post',
      'plaza.outbox.1',
      'plaza.settings',
      'plaza.user',
    ])
    expect(cleared).toHaveBeenCalledTimes(1)
  })
})
