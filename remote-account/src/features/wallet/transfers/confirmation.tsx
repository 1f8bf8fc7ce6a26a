import type { TransferDetail } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useHost, useNow } from '@plaza/shared/host'
import { Button } from '@plaza/shared/ui'
import { requestMerchantTransfer } from './merchant-transfer'
import classes from './transfer.module.css'
import { t } from './transfer.text'

type ConfirmationWay = NonNullable<TransferDetail['confirmation']>

/** The person receives the money in WeChat: on a page of the provider, or by WeChat's own sheet. */
export function Confirmation({ of }: { of: ConfirmationWay }) {
  const host = useHost()
  const now = useNow()
  const isHere = of.kind === 'page' || host.shell.kind === 'wechat'
  const open = async () => {
    if (of.kind === 'page') return leaveFor(of.url, host)
    // Its end is told by the provider; the page hears of it.
    if (!(await requestMerchantTransfer(of))) host.ui.toast(t.notConfirmed())
  }
  return (
    <div className={classes.confirm}>
      {isHere ? (
        <Button block onClick={open}>
          {t.confirm()}
        </Button>
      ) : (
        <p className={classes.meaning}>{t.inWechat()}</p>
      )}
      <p className={classes.until}>{t.confirmUntil(dateTime(of.expires_at, now))}</p>
    </div>
  )
}

/** A page of the embedded provider is on our origin and no page of the app: the document itself goes there. */
function leaveFor(url: string, { openExternal }: Pick<ReturnType<typeof useHost>, 'openExternal'>): void {
  if (/^\/(?!\/)/.test(url)) window.location.assign(url)
  else openExternal(url, { by: 'editor' })
}
