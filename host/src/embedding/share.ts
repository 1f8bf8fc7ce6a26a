import { shares } from '@plaza/shared/api'
import type { Failure, HostApi, ShareRequest } from '@plaza/shared/host'
import { otherFailures } from '../request/failures'
import type { Request } from '../request/pipeline'
import { cleanAddress } from './safe-target'
import { shareSheet } from './share-sheet.store'
import { shell } from './shell'

/** The address that leaves with a share: no token, no shell, and who shares it. */
export function shareUrl(address: string, sharer: string | null, origin: string = window.location.origin): string {
  const url = new URL(cleanAddress(address, origin), origin)
  for (const name of ['app', 'size', 'multiple', 'from_user_id']) url.searchParams.delete(name)
  if (sharer) url.searchParams.set('from_user_id', sharer)
  return url.href
}

const DETAIL = 1
const SOURCE_H5 = 1

export interface ShareDeps {
  request: Request
  session: Pick<HostApi['session'], 'getState'>
  toast(text: string): void
  /** Tells WeChat's own menu; see `createWechatShare`. */
  wechat(share: ShareRequest): Promise<void>
}

/** Shares by WeChat's menu, by the system, or by a sheet with the link; then the share is recorded. */
export function createShare({ request, session, toast, wechat }: ShareDeps): (share: ShareRequest) => void {
  async function record(share: ShareRequest, channel: string, url: string) {
    try {
      const shared = { post_id: share.id, ...(share.target && { target: share.target }) }
      const body = { ...shared, channel, shard_url: url, type: DETAIL, source_type: SOURCE_H5 } as const
      await request(shares.record, { body }, { quiet: true })
    } catch (failure) {
      const { code, msg } = failure as Failure
      if (code !== undefined) toast(otherFailures['share-record'](msg).text)
    }
  }

  return (share) => {
    const url = shareUrl(share.address, session.getState().user?.id ?? null)
    const inWechat = shell.kind === 'wechat'
    if (inWechat) {
      void wechat({ ...share, address: url })
      shareSheet.setState({ open: { ...share, url, inWechat } })
      void record(share, 'wechat', url)
      return
    }
    if (!navigator.share) {
      shareSheet.setState({ open: { ...share, url, inWechat } })
      void record(share, 'link', url)
      return
    }
    const data = { title: share.title, url, ...(share.text ? { text: share.text } : {}) }
    navigator.share(data).then(
      () => record(share, 'system', url),
      (error: unknown) => {
        if ((error as DOMException).name !== 'AbortError') shareSheet.setState({ open: { ...share, url, inWechat } })
      },
    )
  }
}
