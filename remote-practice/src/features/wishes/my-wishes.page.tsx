import { WishState, wishes } from '@plaza/shared/api'
import { oneOf, usePaged, useQueryState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BottomBar, ButtonLink, Cell, CellGroup, PagedList, Tabs, useListTop } from '@plaza/shared/ui'
import { TitledFrame } from '../../titles/titled-frame'
import { WishCard } from './list/wish-card'
import { stateText, t } from './wish.text'

const tabs = ['all', ...WishState.options] as const

export default function MyWishesPage() {
  const [{ tab }, change] = useQueryState({ tab: oneOf(tabs) })
  const [top, reachTop] = useListTop()
  const list = usePaged(wishes.mine, { query: { as: 'owner', ...(tab !== 'all' && { state: tab }) } })
  return (
    <TitledFrame
      heading="own-wishes"
      title={t.mine()}
      footer={
        <BottomBar>
          <ButtonLink kind="secondary" block to={to('micro-wish-publish')}>
            {t.makeMicro()}
          </ButtonLink>
          <ButtonLink block to={to('wish-publish')}>
            {t.make()}
          </ButtonLink>
        </BottomBar>
      }
    >
      <PagedList
        of={list}
        keyOf={({ id }) => id}
        label={t.mine()}
        name={tab}
        empty="data"
        header={
          <>
            <CellGroup>
              <Cell title={t.claimed()} to={to('my-claimed')} />
            </CellGroup>
            {top}
            <Tabs
              sticky
              even
              label={t.byState()}
              items={tabs.map((id) => ({ id, label: id === 'all' ? t.all() : stateText[id]() }))}
              value={tab}
              onChange={(next) => {
                change({ tab: next })
                reachTop()
              }}
            />
          </>
        }
      >
        {(wish) => <WishCard wish={wish} />}
      </PagedList>
    </TitledFrame>
  )
}
