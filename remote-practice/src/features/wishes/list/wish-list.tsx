import { WishKind, type WishSize, WishState, wishes } from '@plaza/shared/api'
import { oneOf, optional, usePaged, useQueryState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import {
  AddressLink,
  Button,
  ButtonLink,
  FilterBar,
  FilterPills,
  PagedList,
  Pencil,
  useListTop,
} from '@plaza/shared/ui'
import { kindText, sizeText, stateText, t } from '../wish.text'
import { WishCard } from './wish-card'
import classes from './wish-list.module.css'

const inAddress = { state: optional(oneOf(WishState.options)), kind: optional(oneOf(WishKind.options)) }

/** Wishes of one size, filtered by the address. */
export function WishList({ size }: { size: WishSize }) {
  const [{ state, kind }, change] = useQueryState(inAddress)
  const [top, reachTop] = useListTop()
  const isMicro = size === 'micro'
  const query = { ...(isMicro && { size }), ...(state && { state }), ...(kind && { kind }) }
  const list = usePaged(wishes.list, Object.keys(query).length > 0 ? { query } : {})
  const filter = (part: Parameters<typeof change>[0]) => {
    change(part)
    reachTop()
  }
  return (
    <PagedList
      of={list}
      keyOf={({ id }) => id}
      label={sizeText[size]()}
      name={`${state ?? ''} ${kind ?? ''}`}
      empty="content"
      emptyAction={
        (state || kind) && (
          <Button kind="secondary" onClick={() => change({ state: undefined, kind: undefined })}>
            {t.clear()}
          </Button>
        )
      }
      header={
        <>
          <Head size={size} />
          {top}
          <FilterBar>
            <FilterPills
              label={t.byState()}
              all={t.all()}
              options={WishState.options.map((value) => ({ value, label: stateText[value]() }))}
              value={state}
              onChange={(next) => filter({ state: next })}
            />
            <FilterPills
              label={t.byKind()}
              all={t.allKinds()}
              options={WishKind.options.map((value) => ({ value, label: kindText[value]() }))}
              value={kind}
              onChange={(next) => filter({ kind: next })}
            />
          </FilterBar>
        </>
      }
    >
      {(wish) => <WishCard wish={wish} />}
    </PagedList>
  )
}

/** What the page is for, and the ways from here. */
function Head({ size }: { size: WishSize }) {
  const isMicro = size === 'micro'
  return (
    <section className={classes.head}>
      <p className={classes.lead}>{isMicro ? t.microLead() : t.wallLead()}</p>
      <ButtonLink to={to(isMicro ? 'micro-wish-publish' : 'wish-publish')} icon={<Pencil size={18} />}>
        {isMicro ? t.makeMicro() : t.make()}
      </ButtonLink>
      <div className={classes.ways}>
        <AddressLink className={classes.way} to={to(isMicro ? 'wish-wall' : 'micro-wish-list')}>
          {isMicro ? t.wall() : t.micro()}
        </AddressLink>
        <AddressLink className={classes.way} to={to('my-wishes')}>
          {t.mine()}
        </AddressLink>
        <AddressLink className={classes.way} to={to('my-claimed')}>
          {t.claimed()}
        </AddressLink>
      </div>
    </section>
  )
}
