import { useHost, useSite } from '@plaza/shared/host'
import { language } from '@plaza/shared/text'
import { useState } from 'react'
import { shareOrigin } from '../share/share-entry'
import { t } from '../texts'
import { appAddress, bootAddress, tryApp } from './app-scheme'
import { dismiss, isDismissed, useGuide } from './guide'
import classes from './guide-banner.module.css'

const TEXT = 1
const IMAGE = 2

interface GuideBannerProps {
  /** Path, query and hash of the current page. */
  address: string
  /** Scheme of the native app (`guide_scheme` of the consumer settings). */
  scheme?: string
}

/** Links to the native app (product spec, section 1). Hidden inside the shell, and for the day after it was closed. */
export function GuideBanner({ address, scheme }: GuideBannerProps) {
  const host = useHost()
  const config = useSite((state) => state.config)
  const wanted = useGuide()
  const [dismissed, setDismissed] = useState(isDismissed)
  if (!wanted || dismissed) return null

  const boot = () => host.navigate(bootAddress(address, shareOrigin().from_user_id ?? null))
  const open = () => {
    if (host.shell.kind === 'wechat') boot()
    else tryApp(appAddress(address, scheme), boot)
  }
  const close = () => {
    dismiss()
    setDismissed(true)
  }
  const { top_paperwork_type: kind } = config
  const words = (language() === 'en' && config.top_paperwork_en) || config.top_paperwork
  return (
    <aside className={classes.banner} aria-label={t.openApp()} data-guide="">
      <img className={classes.logo} src={config.h5_logo} alt="" width={28} height={28} />
      <div className={classes.words}>
        {kind === IMAGE && /^(\/(?!\/)|https:\/\/)/.test(words) ? (
          <img src={words} alt={t.banner()} />
        ) : (
          (kind === TEXT && words) || t.banner()
        )}
      </div>
      <button type="button" className={classes.open} onClick={open}>
        {t.openApp()}
      </button>
      <button type="button" className={classes.close} aria-label={t.later()} onClick={close}>
        <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </button>
    </aside>
  )
}
