import type { ReactNode } from 'react'
import { defineTexts } from '../../text'
import { Button } from '../basic/button'
import { Drawing } from './drawing'
import classes from './panel.module.css'

const t = defineTexts({
  gone: { en: 'The content no longer exists', zh: '内容已不存在' },
  busy: { en: 'The server is busy', zh: '服务器繁忙' },
  retry: { en: 'Try again', zh: '重新加载' },
  back: { en: 'Back', zh: '返回' },
})

/** Product spec, section 2: 1 the content no longer exists, 2 the server is busy. */
export type ErrorType = 1 | 2

export interface ErrorPanelProps {
  type: ErrorType
  onRetry?: () => void
  onBack?: () => void
  /** An additional button. */
  action?: ReactNode
  /** In place of the sentence of the type, where the cause is known better. */
  sentence?: string | undefined
  /** One more sentence: why, or what still works. */
  detail?: string | undefined
}

/** Replaces content that could not be loaded. */
export function ErrorPanel({ type, onRetry, onBack, action, sentence, detail }: ErrorPanelProps) {
  const busy = type === 2
  return (
    <div className={classes.panel} role="alert" data-error-type={type} data-error-extent={onBack ? 'page' : 'part'}>
      <Drawing name={busy ? 'busy' : 'gone'} />
      <p className={classes.sentence}>{sentence ?? (busy ? t.busy() : t.gone())}</p>
      {detail && <p className={classes.detail}>{detail}</p>}
      <div className={classes.actions}>
        {onBack && (
          <Button kind="plain" onClick={onBack}>
            {t.back()}
          </Button>
        )}
        {action}
        {onRetry && busy && <Button onClick={onRetry}>{t.retry()}</Button>}
      </div>
    </div>
  )
}
