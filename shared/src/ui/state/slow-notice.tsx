import { type ReactNode, useEffect, useState } from 'react'
import { defineTexts } from '../../text'
import { Button } from '../basic/button'
import classes from './panel.module.css'

/** Waiting time in milliseconds before the notice appears. */
const SLOW_MS = 8000

const t = defineTexts({
  slow: { en: 'This takes longer than usual.', zh: '加载较慢，请稍候。' },
  retry: { en: 'Try again', zh: '重试' },
})

/** Wraps loading content: after eight seconds a notice offers a retry. */
export function SlowNotice({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const [round, setRound] = useState(0)
  const [slow, setSlow] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try has its own eight seconds
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_MS, true)
    return () => clearTimeout(timer)
  }, [round])
  const again = () => {
    setSlow(false)
    setRound((before) => before + 1)
    onRetry()
  }
  return (
    <>
      {slow && (
        <div role="status" className={classes.notice}>
          {t.slow()}
          <Button kind="plain" small onClick={again}>
            {t.retry()}
          </Button>
        </div>
      )}
      {children}
    </>
  )
}
