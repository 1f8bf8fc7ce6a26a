import { shares } from '@plaza/shared/api'
import type { Failure, ShareRequest } from '@plaza/shared/host'
import { otherFailures } from '../../request/failures'
import type { RequestFunction } from '../../request/pipeline'

const DETAIL = 1
const LIST = 2
const SOURCE_H5 = 1
/** Maximum time to wait for an editor's share text. */
const INFO_MS = 1500

export type ShareTarget = NonNullable<ShareRequest['target']> | 'page'
type ShareChannel = 'wechat' | 'moments' | 'system' | 'link'

/** Records a share; shows the server's message after a refusal (product spec, section 8). */
export function createRecord({ request, toast }: { request: RequestFunction; toast(text: string): void }) {
  return async (
    { id, target }: { id: string; target?: ShareTarget },
    channel: ShareChannel,
    url: string,
  ): Promise<void> => {
    try {
      const shared = { post_id: id, ...(target && { target }), channel, shard_url: url }
      const type = target === 'page' ? LIST : DETAIL
      await request(shares.record, { body: { ...shared, type, source_type: SOURCE_H5 } }, { quiet: true })
    } catch (failure) {
      const { code, msg } = failure as Failure
      if (code !== undefined) toast(otherFailures['share-record'](msg).text)
    }
  }
}

interface ShareContent {
  id: string
  target?: ShareTarget
  title: string
  text?: string
  image?: string | null
}

/** The share with its editor's text, if `is_share_custom` is set (product spec, section 5). */
export async function withCustomContent<T extends ShareContent>(request: RequestFunction, share: T): Promise<T> {
  if (share.target !== undefined && share.target !== 'content') return share
  try {
    const signal = AbortSignal.timeout(INFO_MS)
    const info = await request(shares.info, { params: { id: share.id } }, { quiet: true, signal })
    if (info.is_share_custom !== 1) return share
    const text = info.share_des || share.text
    return {
      ...share,
      title: info.share_title || share.title,
      ...(text !== undefined && { text }),
      image: info.share_cover ?? share.image ?? null,
    }
  } catch {
    return share
  }
}
