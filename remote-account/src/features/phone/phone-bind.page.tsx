import { credentials } from '@plaza/shared/api'
import { PageFrame } from '@plaza/shared/ui'
import { BindPhone } from './bind-phone'
import classes from './phone.module.css'
import { t } from './phone.text'

export default function PhoneBindPage() {
  return (
    <PageFrame title={t.title()}>
      <div className={classes.page}>
        <BindPhone endpoint={credentials.bindPhone} skippable={false} />
      </div>
    </PageFrame>
  )
}
