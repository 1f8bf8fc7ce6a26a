import { defineTexts } from '@plaza/shared/text'
import { useEffect, useState } from 'react'
import classes from './progress.module.css'

const SLOW_MS = 3000

const t = defineTexts({
  loading: { en: 'Loading the page', zh: '页面加载中' },
  slow: { en: 'The network is slow, still loading', zh: '网络较慢，仍在加载' },
})

/** Shown while a page loads; after 3 s it says that loading takes long. */
export function Progress() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_MS, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <div className={classes.bar} role="progressbar" aria-label={t.loading()} />
      <p className={classes.notice} role="status">
        {slow && <span>{t.slow()}</span>}
      </p>
    </>
  )
}
