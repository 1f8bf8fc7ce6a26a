import { type Circle, circles } from '@plaza/shared/api'
import { type PagedResource, usePaged } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { Button, CellsSkeleton, EmptyState, PagedList, SectionTitle } from '@plaza/shared/ui'
import classes from './circle-list.module.css'
import { CircleRow } from './circle-row'
import { t } from './select.text'
import { useRecentCircles } from './use-recent-circles'

/** Address of the choice of a topic of a circle. */
type AddressOf = (circle: string) => string

const EAGER_ROWS = 8

/** Circles that were chosen lately, those that the user has joined, and the others. */
export function CircleList({ addressOf }: { addressOf: AddressOf }) {
  const all = usePaged(circles.list, {})
  const mine = usePaged(circles.mine, {})
  const pending = all.pending || (mine.pending && !mine.failed)
  const others = all.items.filter(({ joined }) => !joined)
  const refresh = async () => {
    await Promise.all([all.refresh(), mine.refresh()])
  }
  const head = (
    <>
      <RecentCircles addressOf={addressOf} />
      <JoinedCircles mine={mine} addressOf={addressOf} />
    </>
  )
  const isAll = mine.items.length > 0 && others.length === 0 && !pending && !all.more && !all.failed
  if (isAll) return head
  return (
    <PagedList
      of={{ ...all, items: pending ? [] : others, pending, refresh }}
      keyOf={({ id }) => id}
      label={mine.items.length > 0 ? t.others() : t.all()}
      name="all"
      empty="content"
      skeleton={<CellsSkeleton />}
      header={
        <>
          {head}
          {!pending && (
            <div className={classes.part}>
              <SectionTitle title={mine.items.length > 0 ? t.others() : t.all()} />
            </div>
          )}
        </>
      }
    >
      {(circle, index) => <CircleRow circle={circle} address={addressOf(circle.id)} eager={index < EAGER_ROWS} />}
    </PagedList>
  )
}

interface JoinedCirclesProps {
  mine: PagedResource<Circle>
  addressOf: AddressOf
}

function JoinedCircles({ mine, addressOf }: JoinedCirclesProps) {
  if (mine.items.length === 0) return null
  return (
    <section className={classes.part} aria-label={t.joined()}>
      <SectionTitle title={t.joined()} />
      <ul>
        {mine.items.map((circle) => (
          <li key={circle.id}>
            <CircleRow circle={circle} address={addressOf(circle.id)} eager />
          </li>
        ))}
      </ul>
      {mine.more && (
        <div className={classes.more}>
          <Button kind="plain" small loading={mine.loadingMore} onClick={mine.loadMore}>
            {t.more()}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Circles that fit words or pinyin. */
export function FoundCircles({ q, addressOf }: { q: string; addressOf: AddressOf }) {
  const found = usePaged(circles.list, { query: { q } })
  if (!found.pending && !found.failed && found.items.length === 0) {
    return <EmptyState kind="data" action={<p role="status">{t.none(q)}</p>} />
  }
  return (
    <PagedList of={found} keyOf={({ id }) => id} label={t.found()} name={q} empty="data" skeleton={<CellsSkeleton />}>
      {(circle, index) => <CircleRow circle={circle} address={addressOf(circle.id)} eager={index < EAGER_ROWS} />}
    </PagedList>
  )
}

function RecentCircles({ addressOf }: { addressOf: AddressOf }) {
  const { recent } = useRecentCircles()
  if (recent.length === 0) return null
  return (
    <section className={classes.part} aria-label={t.recent()}>
      <SectionTitle title={t.recent()} />
      <div className={classes.recent}>
        {recent.map(({ id, name }) => (
          <Link key={id} className={classes.again} to={addressOf(id)}>
            {name}
          </Link>
        ))}
      </div>
    </section>
  )
}
