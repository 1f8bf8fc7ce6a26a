import type { Failure } from '@plaza/shared/host'
import { person } from '@plaza/shared/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stage } from '../../stage/stage.store'
import { createShare } from './share'
import { closeShare, shareSheet } from './share-sheet.store'
import { shareUrl } from './share-url'

const share = { id: '7', title: 'Tide tables', address: '/posts/7?app=ios' }
const asIs = { id: '7', is_share_custom: 0, share_title: 'x', share_cover: null, share_des: '' }

function setUp({ info = asIs, record = async () => ({}) }: { info?: object; record?: () => Promise<unknown> } = {}) {
  const request = vi.fn(async ({ id }: { id: string }, _input: object, _options: object) =>
    id === 'shares.info' ? info : record(),
  )
  const toast = vi.fn()
  const session = { getState: () => ({ status: 'user', user: person({ id: 'u7' }) }) as const }
  const recorded = () => request.mock.calls.filter(([{ id }]) => id === 'shares.record').map(([, input]) => input)
  return { toast, recorded, start: createShare({ toast, request: request as never, session }) }
}

afterEach(() => {
  closeShare()
  Reflect.deleteProperty(navigator, 'share')
})

describe('sharing', () => {
  it('never shares a token, the shell, a login, an override or an earlier sharer', () => {
    const url = shareUrl(
      '/posts/7?Authorization=secret&app=ios&multiple=2&tab=hot&code=c&state=s&mf=x&from=timeline&from_user_id=u1#x',
      'u7',
      'https://h5.example',
    )
    expect(url).toBe('https://h5.example/posts/7?tab=hot&from_user_id=u7#x')
  })

  it('uses the system’s share if available, and is recorded', async () => {
    const system = vi.fn(async () => {})
    Object.assign(navigator, { share: system })
    const { start, recorded } = setUp()
    await start(share)
    const url = `${location.origin}/posts/7?from_user_id=u7`
    expect(system).toHaveBeenCalledWith({ title: 'Tide tables', url })
    expect(recorded()).toEqual([{ body: { post_id: '7', channel: 'system', shard_url: url, type: 1, source_type: 1 } }])
  })

  it('uses the editor’s text if it is enabled', async () => {
    const system = vi.fn(async () => {})
    Object.assign(navigator, { share: system })
    const info = { ...asIs, is_share_custom: 1, share_title: 'Come and see', share_des: 'The tide is in' }
    await setUp({ info }).start(share)
    expect(system.mock.lastCall).toMatchObject([{ title: 'Come and see', text: 'The tide is in' }])
  })

  it('opens nothing above another page', async () => {
    const { start } = setUp()
    const sharing = start(share)
    stage.setState({ shown: 'another' })
    await sharing
    expect(shareSheet.getState().open).toBeNull()
    await start(share, 'the one that asked')
    expect(shareSheet.getState().open).toBeNull()
    stage.setState({ shown: null })
  })

  it('sends the type of anything other than a content', async () => {
    Object.assign(navigator, { share: async () => {} })
    const { start, recorded } = setUp()
    await start({ ...share, target: 'circle' })
    expect(recorded()).toMatchObject([{ body: { post_id: '7', target: 'circle' } }])
  })

  it('is not recorded if the user cancels', async () => {
    Object.assign(navigator, { share: async () => Promise.reject(new DOMException('', 'AbortError')) })
    const { start, recorded } = setUp()
    await start(share)
    expect(recorded()).toEqual([])
    expect(shareSheet.getState().open).toBeNull()
  })

  it('shows the link otherwise, and is recorded once after it was copied', async () => {
    const { start, recorded } = setUp()
    await start(share)
    const { open } = shareSheet.getState()
    expect(open?.url).toBe(`${location.origin}/posts/7?from_user_id=u7`)
    expect(recorded()).toEqual([])
    open?.onCopied()
    open?.onCopied()
    expect(recorded()).toMatchObject([{ body: { channel: 'link' } }])
  })

  it('shows why it was not recorded', async () => {
    const refusal: Failure = { code: 409007, msg: 'shared too often' }
    const { start, toast } = setUp({ record: () => Promise.reject(refusal) })
    await start(share)
    shareSheet.getState().open?.onCopied()
    await vi.waitFor(() => expect(toast.mock.calls).toEqual([['shared too often']]))
  })
})
