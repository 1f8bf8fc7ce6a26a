import type { HostApi, ShareRequest } from '@plaza/shared/host'
import type { RequestFunction } from '../../request/pipeline'
import { stage } from '../../stage/stage.store'
import { shell } from '../native/shell'
import { createRecord, withCustomContent } from './share-calls'
import { shareSheet } from './share-sheet.store'
import { shareUrl } from './share-url'

export interface ShareDeps {
  request: RequestFunction
  session: Pick<HostApi['session'], 'getState'>
  toast(text: string): void
}

/**
 * Shares through the system, or with a sheet that has the link and inside WeChat points to its menu; records the share.
 * Does nothing if the page was left meanwhile.
 */
export function createShare({ request, session, toast }: ShareDeps) {
  const record = createRecord({ request, toast })

  /** `page`: stage id of the requesting page. */
  return async (shareRequest: ShareRequest, page = stage.getState().shown): Promise<void> => {
    const share = await withCustomContent(request, shareRequest)
    if (stage.getState().shown !== page) return
    const url = shareUrl(share.address, session.getState().user?.id ?? null)
    const inWechat = shell.kind === 'wechat'
    const openSheet = () => {
      let recorded = false
      const onCopied = () => {
        if (!recorded) void record(share, 'link', url)
        recorded = true
      }
      shareSheet.setState({ open: { ...share, url, inWechat, onCopied } })
    }
    if (inWechat || !navigator.share) return openSheet()
    try {
      await navigator.share({ title: share.title, url, ...(share.text ? { text: share.text } : {}) })
    } catch (error) {
      if ((error as DOMException).name !== 'AbortError') openSheet()
      return
    }
    await record(share, 'system', url)
  }
}
