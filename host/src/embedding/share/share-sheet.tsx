import { leadsTo, targetAddress } from '@plaza/shared/extensions'
import { useExtensions, useHost, useSite } from '@plaza/shared/host'
import { drawPoster } from '@plaza/shared/poster'
import { nameOf, textOf } from '@plaza/shared/text'
import { Button, ExtensionIcon, Sheet } from '@plaza/shared/ui'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { t } from '../texts'
import { posterText } from './poster.text'
import classes from './share-sheet.module.css'
import { closeShare, type OpenShare, shareSheet } from './share-sheet.store'

/** The sheet with the link. Mounted once in the layout; its code loads when it is first opened. */
export function ShareSheet() {
  const share = useStore(shareSheet, (state) => state.open)
  const poster = usePoster(share)
  const copy = useCopyLink(share)
  // One button first creates the poster and then saves it, so that the focus stays.
  const buttons = (
    <>
      <Button
        block
        kind="secondary"
        loading={poster.drawing}
        onClick={() => (poster.url ? save(poster.url) : void poster.draw())}
      >
        {poster.url ? posterText.save() : posterText.make()}
      </Button>
      <Button block onClick={copy}>
        {t.copyLink()}
      </Button>
    </>
  )
  return (
    <Sheet open={share !== null} title={t.shareTitle()} onClose={closeShare} foot={buttons}>
      <p className={classes.title}>{share?.title}</p>
      {share?.inWechat && <p className={classes.hint}>{t.wechatHint()}</p>}
      <input
        className={classes.link}
        readOnly
        value={share?.url ?? ''}
        aria-label={t.copyLink()}
        onCopy={share?.onCopied}
        onFocus={(event) => event.target.select()}
      />
      <ShareActions share={share} />
      {poster.url && (
        <figure className={classes.poster}>
          <img src={poster.url} alt={posterText.of(share?.title ?? '')} />
          <figcaption>{posterText.hold()}</figcaption>
        </figure>
      )}
    </Sheet>
  )
}

/** What remotes offer to do with a thing of this kind. */
function ShareActions({ share }: { share: OpenShare | null }) {
  const { navigate } = useHost()
  const items = useExtensions('share.action').filter(
    ({ targets, to }) => targets.includes(share?.target ?? 'content') && leadsTo(to),
  )
  if (!share || items.length === 0) return null
  const { id, target = 'content' } = share
  return (
    <div className={classes.actions}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          className={classes.action}
          onClick={() => {
            closeShare()
            navigate(targetAddress(item.to, { id, target }))
          }}
        >
          <ExtensionIcon name={item.icon} size={20} />
          {textOf(item.label)}
        </button>
      ))}
    </div>
  )
}

/** The poster with title and QR code, created on demand. */
function usePoster(share: OpenShare | null) {
  const host = useHost()
  const site = useSite(({ config }) => nameOf(config))
  const [url, setUrl] = useState<string | null>(null)
  const [drawing, setDrawing] = useState(false)
  useEffect(() => {
    if (!share) setUrl(null)
  }, [share])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])

  const draw = async () => {
    if (!share) return
    setDrawing(true)
    const { title, text = '', image = null } = share
    const picture = await drawPoster({ title, text, image, url: share.url, site, hint: posterText.hint() }).catch(
      () => null,
    )
    setDrawing(false)
    if (picture) setUrl(URL.createObjectURL(picture))
    else host.ui.toast(posterText.failed())
  }
  return { url, drawing, draw }
}

function useCopyLink(share: OpenShare | null) {
  const { ui } = useHost()
  return async () => {
    try {
      await navigator.clipboard.writeText(share?.url ?? '')
      ui.toast(t.copied())
      share?.onCopied()
      closeShare()
    } catch {
      ui.toast(t.notCopied())
    }
  }
}

function save(poster: string): void {
  const link = document.createElement('a')
  link.href = poster
  link.download = 'poster.png'
  link.click()
}
