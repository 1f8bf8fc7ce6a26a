import { useHost, useSite } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { Button, Sheet } from '@plaza/shared/ui'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { t } from '../texts'
import { drawPoster } from './poster'
import { posterText } from './poster.text'
import classes from './share-sheet.module.css'
import { closeShare, shareSheet } from './share-sheet.store'

/** The sheet with the link. Stands once in the layout; loaded when it is opened first. */
export function ShareSheet() {
  const host = useHost()
  const share = useStore(shareSheet, (state) => state.open)
  const site = useSite(({ config }) => nameOf(config))
  const [poster, setPoster] = useState<string | null>(null)
  const [drawing, setDrawing] = useState(false)
  useEffect(() => {
    if (!share) setPoster(null)
  }, [share])
  useEffect(() => () => void (poster && URL.revokeObjectURL(poster)), [poster])

  const draw = async () => {
    if (!share) return
    setDrawing(true)
    const { title, text = '', image = null, url } = share
    const drawn = await drawPoster({ title, text, image, url, site, hint: posterText.hint() }).catch(() => null)
    setDrawing(false)
    if (drawn) setPoster(URL.createObjectURL(drawn))
    else host.ui.toast(posterText.failed())
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(share?.url ?? '')
      host.ui.toast(t.copied())
      share?.onCopied()
      closeShare()
    } catch {
      host.ui.toast(t.notCopied())
    }
  }
  // One button makes the poster and then saves it, so that the focus stays where it is.
  const ways = (
    <>
      <Button block kind="secondary" loading={drawing} onClick={() => (poster ? save(poster) : void draw())}>
        {poster ? posterText.save() : posterText.make()}
      </Button>
      <Button block onClick={copy}>
        {t.copyLink()}
      </Button>
    </>
  )
  return (
    <Sheet open={share !== null} title={t.shareTitle()} onClose={closeShare} foot={ways}>
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
      {poster && (
        <figure className={classes.poster}>
          <img src={poster} alt={posterText.of(share?.title ?? '')} />
          <figcaption>{posterText.hold()}</figcaption>
        </figure>
      )}
    </Sheet>
  )
}

function save(poster: string): void {
  const link = document.createElement('a')
  link.href = poster
  link.download = 'poster.png'
  link.click()
}
