import { credits } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { BottomBar, Button } from '@plaza/shared/ui'
import classes from './publishing.module.css'
import { t } from './publishing.text'

const PUBLISH_CODE = 5

interface SendBarProps {
  busy: boolean
  /** Uploads are in progress. */
  waiting: boolean
  onSend: () => void
}

export function SendBar({ busy, waiting, onSend }: SendBarProps) {
  const { data } = useResource(credits.system, {})
  const credit = data?.list.find(({ code }) => code === PUBLISH_CODE)?.config_value
  return (
    <BottomBar>
      <div className={classes.send}>
        {credit && Number(credit) > 0 && <span className={classes.credit}>{t.credit(credit)}</span>}
        <Button block loading={busy} disabled={waiting} onClick={onSend}>
          {waiting ? t.uploading() : t.publish()}
        </Button>
      </div>
    </BottomBar>
  )
}
