import { wishes } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { ButtonLink, PagedList } from '@plaza/shared/ui'
import { TitledFrame } from '../../titles/titled-frame'
import { WishCard } from './list/wish-card'
import { t } from './wish.text'

export default function MyClaimedPage() {
  const list = usePaged(wishes.mine, { query: { as: 'claimant' } })
  return (
    <TitledFrame heading="claimed-wishes" title={t.claimed()}>
      <PagedList
        of={list}
        keyOf={({ id }) => id}
        label={t.claimed()}
        empty="data"
        emptyAction={
          <ButtonLink kind="secondary" to={to('wish-wall')}>
            {t.wall()}
          </ButtonLink>
        }
      >
        {(wish) => <WishCard wish={wish} />}
      </PagedList>
    </TitledFrame>
  )
}
