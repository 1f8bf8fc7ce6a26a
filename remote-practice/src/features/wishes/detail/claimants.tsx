import { type WishDetail, wishes } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { Cell, CellGroup, ListSkeleton, PagedList, Tag, TimeAgo } from '@plaza/shared/ui'
import { t } from './detail.text'

/** Who claimed a wish, the newest first; nothing for one that nobody has claimed. */
export function Claimants({ wish }: { wish: WishDetail }) {
  if (!wish.timeline.some(({ event }) => event === 'claimed')) return null
  return <ClaimantList id={wish.id} />
}

function ClaimantList({ id }: { id: string }) {
  const list = usePaged(wishes.claimants, { query: { wish_id: id } })
  return (
    <CellGroup title={t.claimants()}>
      <PagedList
        of={list}
        keyOf={({ id: person, claimed_at: at }) => `${person} ${at}`}
        name="claimants"
        empty="data"
        embedded
        skeleton={<ListSkeleton />}
      >
        {({ name, claimed_at: at, given_back: isBack }) => (
          <Cell
            title={name}
            note={<TimeAgo of={at} />}
            value={<Tag tone={isBack ? 'grey' : 'green'}>{isBack ? t.givenBack() : t.holds()}</Tag>}
          />
        )}
      </PagedList>
    </CellGroup>
  )
}
