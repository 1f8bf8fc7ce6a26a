import { DAY_MS } from '@plaza/shared/format'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropCookie, readCookie, writeCookie } from '../storage/cookies'

/** Loads the module as on a new page with these values from the server. */
async function open({ visitor = null as string | null, now = Date.now() } = {}) {
  document.body.innerHTML = `<script type="application/json" id="plaza-boot">${JSON.stringify({ visitor, now })}</script>`
  vi.resetModules()
  const [module, site] = await Promise.all([import('./visitor'), import('../site/site')])
  return { ...module, ...site }
}
const forget = () => {
  for (const name of ['DeviceId', 'Visitor', 'Region']) dropCookie(name)
  localStorage.clear()
}

beforeEach(forget)
afterEach(() => void vi.restoreAllMocks())

describe('the device id, which decides about shares', () => {
  it.each<[from: string, device: string, prepare: () => unknown]>([
    ['the shell’s own id', 'shell-1', () => writeCookie('DeviceId', 'shell-1', 1)],
    ['the cookie of an earlier visit', 'cookie-1', () => writeCookie('Visitor', 'cookie-1', 1)],
    ['what the server gave it', 'server-1', () => {}],
  ])('is %s', async (_, device, prepare) => {
    prepare()
    expect((await open({ visitor: 'server-1' })).visitorNow().device).toBe(device)
  })

  it('is generated if there is none, and stays the same in later visits', async () => {
    const { device } = (await open()).visitorNow()
    expect(device.length).toBeGreaterThan(8)
    expect(readCookie('Visitor')).toBe(device)
    expect((await open({ visitor: 'server-2' })).visitorNow().device).toBe(device)
    dropCookie('Visitor')
    expect((await open({ visitor: 'server-2' })).visitorNow().device).toBe(device)
  })
})

describe('the region', () => {
  it('is that of the chosen city, and is sent to the server', async () => {
    const { visitorNow, chooseCity } = await open()
    expect(visitorNow().region).toBe('')
    chooseCity({ adcode: '320500', name: 'Suzhou' })
    expect(visitorNow().region).toBe('320500')
    expect(readCookie('Region')).toBe('320500')
  })
})

describe('the time', () => {
  it('is the server’s, whatever the device’s clock says', async () => {
    const { visitorNow, setServerTime } = await open({ now: Date.now() + DAY_MS })
    expect(Math.abs(visitorNow().now - Date.now() - DAY_MS)).toBeLessThan(1000)
    setServerTime(Date.now() - DAY_MS)
    expect(Math.abs(visitorNow().now - Date.now() + DAY_MS)).toBeLessThan(1000)
  })
})
