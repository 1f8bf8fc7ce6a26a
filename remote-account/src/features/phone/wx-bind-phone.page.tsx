import { credentials } from '@plaza/shared/api'
import { useSearchParams } from '@plaza/shared/router'
import { PageFrame } from '@plaza/shared/ui'
import { BindPhone } from './bind-phone'
import classes from './phone.module.css'
import { t } from './phone.text'

/**
 * `fouce=1` is the product specification's spelling of forced: the requested page needs a phone, so there is no skip,
 * only the way back (docs/decisions/0027).
 */
export default function WxBindPhonePage() {
  const [query] = useSearchParams()
  const forced = query.get('fouce') === '1'
  return (
    <PageFrame title={t.title()}>
      <div className={classes.page}>
        <BindPhone endpoint={credentials.wechatBindPhone} skippable={!forced} />
      </div>
    </PageFrame>
  )
}
