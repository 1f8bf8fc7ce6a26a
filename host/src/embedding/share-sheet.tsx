import { useHost } from '@plaza/shared/host'
import { Button, Sheet } from '@plaza/shared/ui'
import { useStore } from 'zustand'
import classes from './share-sheet.module.css'
import { closeShare, shareSheet } from './share-sheet.store'
import { t } from './texts'

/** The sheet with the link. Stands once in the layout; loaded when it is opened first. */
export function ShareSheet() {
  const host = useHost()
  const share = useStore(shareSheet, (state) => state.open)
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
  return (
    <Sheet open={share !== null} title={t.shareTitle()} onClose={closeShare}>
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
      <Button block onClick={copy}>
        {t.copyLink()}
      </Button>
    </Sheet>
  )
}
