import { guides } from '@plaza/shared/api'
import { anyText, oneOf, usePaged, useQueryState, useResource } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Async, CellsSkeleton, PagedList, PageFrame, Search, SectionTitle } from '@plaza/shared/ui'
import { TilesSkeleton } from '../../tiles-skeleton'
import { GuideRow } from './guide-row'
import classes from './guides.module.css'
import { t } from './guides.text'
import { type TopicKind, Topics, topicsOf } from './topics'

const kinds = ['theme', 'event', 'department'] as const satisfies TopicKind[]

export default function GuidesPage() {
  const [{ by, of }, change] = useQueryState({ by: oneOf(kinds), of: anyText })
  if (of) return <TopicGuides by={by} of={of} />
  return <AllTopics by={by} onChoose={(next) => change({ by: next })} />
}

function AllTopics({ by, onChoose }: { by: TopicKind; onChoose: (by: TopicKind) => void }) {
  const categories = useResource(guides.categories, {})
  const often = usePaged(guides.list, { query: { by: 'hot' } })
  return (
    <PageFrame title={t.title()}>
      <div className={classes.top}>
        <Link to={to('guide-search')} className={classes.search}>
          <Search size={16} />
          {t.search()}
        </Link>
      </div>
      <Async of={categories} skeleton={<TilesSkeleton />}>
        {(data) => <Topics categories={data} by={by} onChoose={onChoose} />}
      </Async>
      <section className={classes.often}>
        <SectionTitle title={t.hot()} />
        <PagedList
          embedded
          of={often}
          keyOf={({ id }) => id}
          empty="content"
          skeleton={<CellsSkeleton />}
          label={t.hot()}
        >
          {(guide) => <GuideRow guide={guide} />}
        </PagedList>
      </section>
    </PageFrame>
  )
}

function TopicGuides({ by, of }: { by: TopicKind; of: string }) {
  const categories = useResource(guides.categories, {})
  const list = usePaged(guides.list, { query: { by, of } })
  const topic = categories.data && topicsOf(categories.data)[by].find(({ id }) => id === of)
  const name = topic ? nameOf(topic) : t.title()
  return (
    <PageFrame title={name}>
      <PagedList of={list} keyOf={({ id }) => id} empty="content" skeleton={<CellsSkeleton />} label={name}>
        {(guide) => <GuideRow guide={guide} />}
      </PagedList>
    </PageFrame>
  )
}
