import { hostRoutes, type RouteRow } from '@plaza/shared/routes'
import { routeTables } from '@plaza/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropCookie } from '../../storage/cookies'
import { type DesktopVisit, desktopTarget, redirectDesktop } from './desktop'

const mediaRow = (id: string) => routeTables.media?.[id] as RouteRow
const desktop = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150', finePointer: true, width: 1440 }
const given = (over: Partial<DesktopVisit> = {}): DesktopVisit => ({
  visitor: desktop,
  row: mediaRow('article'),
  pathname: '/posts/7',
  app: undefined,
  pcDomain: 'https://pc.starbay.example',
  allowed: ['https://pc.starbay.example'],
  own: 'https://h5.starbay.example',
  ...over,
})

beforeEach(() => dropCookie('desktop_seen'))

describe('a desktop visitor', () => {
  it.each<[string, Partial<DesktopVisit>, string | null]>([
    ['is sent to the same path of the PC site', {}, 'https://pc.starbay.example/posts/7'],
    [
      'is sent without the path of the configured domain',
      { pcDomain: 'https://pc.starbay.example/x?y' },
      'https://pc.starbay.example/posts/7',
    ],
    ['stays without a PC domain', { pcDomain: '' }, null],
    ['stays where it is not allowed', { allowed: [] }, null],
    [
      'stays where it is plain http',
      { pcDomain: 'http://pc.starbay.example', allowed: ['http://pc.starbay.example'] },
      null,
    ],
    ['stays where it is our own origin', { own: 'https://pc.starbay.example' }, null],
    ['stays where it is a script', { pcDomain: 'javascript:alert(1)' }, null],
    ['stays on a preview', { row: mediaRow('preview') }, null],
    ['stays on the preview of a video', { row: mediaRow('video-preview') }, null],
    ['stays on the preview of a page builder', { row: mediaRow('page-builder-preview') }, null],
    ['stays on a frame page', { row: hostRoutes['frame-foot'] }, null],
    ['stays where the visit comes from the app', { app: 'ios' }, null],
    ['stays as the PC variant', { app: 'pc' }, null],
    ['is sent with the default app', { app: 'h5' }, 'https://pc.starbay.example/posts/7'],
    ['is not a phone', { visitor: { ...desktop, userAgent: 'iPhone Mobile' } }, null],
    ['is not a narrow window', { visitor: { ...desktop, width: 800 } }, null],
    ['is not a touch screen', { visitor: { ...desktop, finePointer: false } }, null],
  ])('%s', (_, over, target) => expect(desktopTarget(given(over))).toBe(target))

  it('is sent once for each path', () => {
    const go = vi.fn()
    const target = 'https://pc.starbay.example/posts/7'
    expect([redirectDesktop(target, '/posts/7', go), redirectDesktop(target, '/posts/7', go)]).toEqual([true, false])
    expect(redirectDesktop(null, '/posts/8', go)).toBe(false)
    expect(go).toHaveBeenCalledTimes(1)
  })
})
