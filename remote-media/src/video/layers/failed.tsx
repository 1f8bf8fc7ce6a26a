import { Button } from '@plaza/shared/ui'
import { t } from '../video.text'
import classes from './layers.module.css'

export function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.failed} role="alert">
      <p>{t.failed()}</p>
      <Button small kind="secondary" onClick={onRetry}>
        {t.retry()}
      </Button>
    </div>
  )
}
