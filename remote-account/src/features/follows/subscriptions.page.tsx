import { isLive, to } from '@plaza/shared/routes'
import { ButtonLink } from '@plaza/shared/ui'
import { FollowShelfPage } from './follow-shelf-page'
import { t } from './follows.text'

export default function SubscriptionsPage() {
  const radios = isLive('radios') && <ButtonLink to={to('radios')}>{t.listen()}</ButtonLink>
  return <FollowShelfPage shelf="subscriptions" emptyAction={radios} />
}
