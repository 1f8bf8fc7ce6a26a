import { describe, expect, it, vi } from 'vitest'
import type { NativeBridge } from '../native/bridge'
import { classifyAddress, createOpenExternal } from './open-external'

const own = 'https://h5.starbay.example'
const allowed = ['https://gov.starbay.example']

describe('an address outside', () => {
  it.each([
    ['/mine', 'own'],
    [`${own}/mine`, 'own'],
    ['https://gov.starbay.example/guides', 'allowed'],
    ['https://gov.starbay.example.evil.example/', 'unknown'],
    ['https://other.example/?redirect=https://gov.starbay.example', 'unknown'],
    ['weixin://dl/business/?t=aBc123', 'mini-program'],
    ['weixin://dl/business/?appid=wx1&path=pages/index/index', 'mini-program'],
    ['weixin://dl/business/?appid=wx1&path=pages/x&query=a%3D1&env_version=release#wechat_redirect', 'mini-program'],
    ['weixin://dl/business?t=aBc123', 'mini-program'],
    ['weixin://launchapplet/?app_id=gh_1&path=pages/index/index', 'mini-program'],
    ['weixin://launchapplet?app_id=gh_1', 'mini-program'],
    ['weixin://launchapplet/gh_1/pages', 'mini-program'],
    ['WEIXIN://dl/business/?t=aBc123', 'mini-program'],
    ['weixin://dl/business/', 'refused'],
    ['weixin://launchapplet/', 'refused'],
    ['weixin://dl/businesses/?t=abc', 'refused'],
    ['weixin://dl/business/../scan?t=abc', 'refused'],
    ['weixin://dl/business/?t=<script>', 'refused'],
    ['weixin://dl/business/?t=a b', 'refused'],
    [`weixin://dl/business/?t=${'x'.repeat(2050)}`, 'refused'],
    ['weixin:launchapplet/?app_id=gh_1', 'refused'],
    ['weixin://dl/chat?x', 'refused'],
    ['weixin://dl/scan', 'refused'],
    ['weixin://', 'refused'],
    ['http://other.example', 'plain'],
    ['http://gov.starbay.example', 'plain'],
    ['http://user@other.example', 'refused'],
    ['https:other.example', 'refused'],
    ['https://user@other.example', 'refused'],
    ['https://gov.starbay.example@evil.example', 'refused'],
    ['https://evil.example\\@gov.starbay.example', 'refused'],
    ['https://other.example/a b', 'refused'],
    ['javascript:alert(1)', 'refused'],
    ['data:text/html,x', 'refused'],
    ['intent://x#Intent;end', 'refused'],
    ['tel:900', 'refused'],
    ['//evil.example', 'refused'],
    ['', 'refused'],
    [`https://other.example/${'x'.repeat(2050)}`, 'refused'],
  ])('%s is %s', (raw, kind) => expect(classifyAddress(raw, allowed, own).kind).toBe(kind))
})

function setUp(over: { agrees?: boolean; bridge?: Partial<NativeBridge> } = {}) {
  const deps = {
    navigate: vi.fn(),
    confirm: vi.fn(async () => over.agrees ?? false),
    toast: vi.fn(),
    leave: vi.fn(),
    inApp: () => over.bridge !== undefined,
    bridge: () => (over.bridge as NativeBridge | undefined) ?? null,
  }
  return { ...deps, open: createOpenExternal({ ...deps, allowed, ...(over.bridge ? {} : { open: deps.leave }) }) }
}

describe('opening', () => {
  it('opens an allowed site at once', () => {
    const { open, leave, confirm } = setUp()
    open('https://gov.starbay.example/guides')
    expect(leave.mock.calls).toEqual([['https://gov.starbay.example/guides']])
    expect(confirm).not.toHaveBeenCalled()
  })

  it.each([true, false])('asks before any other site, and follows the answer: %s', async (agrees) => {
    const { open, leave, confirm } = setUp({ agrees })
    open('https://other.example/x')
    await vi.waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
    await Promise.resolve()
    expect(leave).toHaveBeenCalledTimes(agrees ? 1 : 0)
  })

  it('opens an editor’s https link at once, but no mini program', () => {
    const { open, leave, confirm, toast } = setUp()
    open('https://other.example/x', { by: 'editor' })
    expect(leave.mock.calls).toEqual([['https://other.example/x']])
    expect(confirm).not.toHaveBeenCalled()
    open('javascript:alert(1)', { by: 'editor' })
    open('weixin://launchapplet/?app_id=gh_1', { by: 'editor' })
    expect([leave.mock.calls.length, toast.mock.calls.length]).toEqual([1, 2])
  })

  it.each(['editor', 'person'] as const)('asks before an unencrypted site, whoever wrote the link: %s', async (by) => {
    const { open, leave, confirm } = setUp({ agrees: true })
    open('http://other.example/x', { by })
    await vi.waitFor(() => expect(leave.mock.calls).toEqual([['http://other.example/x']]))
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ text: expect.stringContaining('not encrypted') }))
  })

  it('uses the bridge inside a shell, never its web view', () => {
    const bridge = { open: vi.fn() }
    const { open, leave } = setUp({ bridge })
    open('https://gov.starbay.example/guides')
    open('weixin://dl/business/?t=abc')
    expect(bridge.open.mock.calls).toEqual([['https://gov.starbay.example/guides'], ['weixin://dl/business/?t=abc']])
    expect(leave).not.toHaveBeenCalled()
  })

  it('explains that a mini program needs the app', () => {
    const { open, toast, leave } = setUp()
    open('weixin://dl/business/?t=abc')
    expect(toast.mock.calls).toEqual([['please access in the APP client']])
    expect(leave).not.toHaveBeenCalled()
  })

  it('never opens an unsafe link', () => {
    const { open, toast, leave, navigate } = setUp({ agrees: true })
    open('javascript:alert(1)')
    expect(toast).toHaveBeenCalledWith('this link cannot be opened')
    expect([leave.mock.calls, navigate.mock.calls]).toEqual([[], []])
  })
})
