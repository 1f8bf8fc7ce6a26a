import { JoinRole, joins } from '@plaza/shared/api'
import { anyText, oneOf, optional, useQueryState, useResource } from '@plaza/shared/host'
import { Async, ErrorPanel, ListSkeleton, PageFrame } from '@plaza/shared/ui'
import { ApplicationView } from './application-view'
import { t } from './join.text'
import { JoinForm } from './join-form'
import { Offers } from './offers'

export default function JoinPage() {
  const [{ role, application }] = useQueryState({ role: optional(oneOf(JoinRole.options)), application: anyText })
  const offers = useResource(joins.offers, {})
  if (application) return <ApplicationView key={application} id={application} offers={offers.data?.list ?? []} />
  const offer = role && offers.data?.list.find((one) => one.role === role)
  if (offer) return <JoinForm key={offer.role} offer={offer} />
  return (
    <PageFrame title={t.title()}>
      <Async of={offers} skeleton={<ListSkeleton />}>
        {({ list }) => (role ? <ErrorPanel type={1} /> : <Offers list={list} onRefresh={offers.refresh} />)}
      </Async>
    </PageFrame>
  )
}
