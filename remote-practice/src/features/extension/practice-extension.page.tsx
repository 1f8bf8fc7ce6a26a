import { activities, categories, contents } from '@plaza/shared/api'
import { anyText, usePaged, useQueryState, useResource } from '@plaza/shared/host'
import { defineTexts, nameOf } from '@plaza/shared/text'
import { Async, ContentCard, ListSkeleton, PagedList, Tabs, useListTop } from '@plaza/shared/ui'
import { TitledFrame } from '../../titles/titled-frame'

const t = defineTexts({
  title: { en: 'Further reading', zh: '实践延展' },
  columns: { en: 'Columns', zh: '栏目' },
  articles: { en: 'Articles', zh: '文章' },
})

/** Column of the newsroom that has the volunteers' news, where the practice config names none. */
const VOLUNTEERING = '7'

export default function PracticeExtensionPage() {
  const config = useResource(activities.config, {})
  return (
    <TitledFrame heading="extension" title={t.title()}>
      <Async of={config} skeleton={<ListSkeleton />}>
        {({ columns }) => <Columns ids={(columns ?? VOLUNTEERING).split(',')} />}
      </Async>
    </TitledFrame>
  )
}

/** Articles of the columns that the config names, in its order. */
function Columns({ ids }: { ids: readonly string[] }) {
  const all = useResource(categories.list, {})
  const [{ column }, change] = useQueryState({ column: anyText })
  return (
    <Async of={all} skeleton={<ListSkeleton />}>
      {({ list }) => {
        const items = ids.flatMap((id) => {
          const found = list.find((one) => one.id === id)
          return found ? [{ id, label: nameOf(found) }] : []
        })
        const chosen = items.find(({ id }) => id === column)?.id ?? items[0]?.id ?? VOLUNTEERING
        return (
          <>
            <Tabs sticky label={t.columns()} items={items} value={chosen} onChange={(id) => change({ column: id })} />
            <Articles key={chosen} column={chosen} />
          </>
        )
      }}
    </Async>
  )
}

function Articles({ column }: { column: string }) {
  const list = usePaged(contents.feed, { params: { id: column } })
  const [top] = useListTop()
  return (
    <>
      <h2 className="visually-hidden">{t.articles()}</h2>
      <PagedList of={list} keyOf={({ id }) => id} label={t.articles()} name={column} empty="content" header={top}>
        {(content) => <ContentCard content={content} />}
      </PagedList>
    </>
  )
}
