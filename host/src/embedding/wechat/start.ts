import { type HostApi, keyOf } from '@plaza/shared/host'
import type { Boot } from '@plaza/shared/remotes'
import { once } from '../../browser/once'
import type { RequestFunction } from '../../request/pipeline'
import { queryClient } from '../../request/query-client'
import { site } from '../../site/site'
import { shownPage, stage } from '../../stage/stage.store'
import { createRecord, withCustomContent } from '../share/share-calls'
import { shareSheet } from '../share/share-sheet.store'
import { shareUrl } from '../share/share-url'
import { createMenu, type MenuDeps } from './menu'
import { pageShare } from './page-share'
import { loadSdk } from './sdk'

/** A new page's share data changes several times until its heading and answer are there. */
const SETTLE_MS = 100

interface WechatShareDeps extends Pick<MenuDeps, 'report'> {
  file: NonNullable<Boot['wechatSdk']>
  request: RequestFunction
  session: Pick<HostApi['session'], 'getState' | 'subscribe'>
  toast(text: string): void
}

const present = () => location.href.split('#')[0] ?? ''
/** iOS verifies against the address at which the document was opened, Android against the current one. */
const landing = (): string => performance.getEntriesByType('navigation')[0]?.name.split('#')[0] || present()
const onIos = /iPhone|iPad/.test(navigator.userAgent)
const signedAddress = onIos ? landing : present

function currentShare() {
  const page = shownPage(stage.getState())
  if (!page) return null
  const { pathname, search } = page.place
  return pageShare(
    { ...page.match, address: pathname + search, title: document.title, site: site.getState().config },
    (id, input) => queryClient.getQueryData(keyOf({ id }, input)),
  )
}

/**
 * Keeps the share data of WeChat's menu up to date: for the current page, or for what its share button was tapped for.
 */
export function startWechatShare({ file, request, session, toast, report }: WechatShareDeps): void {
  const sdk = once(() => loadSdk(file))
  const tell = createMenu({ sdk, request, report, signedAddress })
  const record = createRecord({ request, toast })
  let newest = new AbortController()
  let lastShareKey = ''
  let failed = false

  async function follow(): Promise<void> {
    const open = shareSheet.getState().open
    const share = open ?? currentShare()
    if (!share) return
    const link = shareUrl(share.address, session.getState().user?.id ?? null)
    const shareKey = JSON.stringify([share, link, signedAddress()])
    if (shareKey === lastShareKey) return
    lastShareKey = shareKey
    newest.abort()
    newest = new AbortController()
    const { signal } = newest
    const { title, text = '', image } = open ?? (await withCustomContent(request, share))
    if (signal.aborted) return
    const { config } = site.getState()
    const imgUrl = new URL(image || (config.share_image ?? config.image), location.origin).href
    const onSent = (channel: 'wechat' | 'moments') => void record(share, channel, link)
    const accepted = await tell({ title, desc: text, link, imgUrl, onSent }, signal)
    if (!signal.aborted) failed = !accepted
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const scheduleFollow = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void follow(), SETTLE_MS)
  }
  for (const store of [stage, session, shareSheet, site]) store.subscribe(scheduleFollow)
  queryClient.getQueryCache().subscribe(scheduleFollow)
  new MutationObserver(scheduleFollow).observe(document.head, { subtree: true, childList: true, characterData: true })
  document.addEventListener('visibilitychange', () => {
    if (failed && !document.hidden) lastShareKey = ''
    failed = false
    scheduleFollow()
  })
  scheduleFollow()
}
