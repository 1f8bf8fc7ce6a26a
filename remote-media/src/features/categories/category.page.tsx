import { categories } from '@plaza/shared/api'
import { Feed, useFeed } from '@plaza/shared/cards'
import { oneOf, optional, useQueryState, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { nameOf } from '@plaza/shared/text'
import { errorTypeOf, PageFrame, Tabs } from '@plaza/shared/ui'
import { t } from './category.text'
import { KindFilter, openKinds } from './kind-filter'
import { NoCategory } from './no-category'

export default function CategoryPage() {
  const { id = '' } = useParams()
  const category = useResource(categories.detail, { params: { id } })
  const children = category.data?.children ?? []
  const [{ sub: section, type: kind }, filter] = useQueryState({
    sub: oneOf(['', ...children.map((child) => child.id)]),
    type: optional(oneOf(openKinds())),
  })
  const feed = useFeed(section || id, { type: kind })

  if (category.failed && !category.data && errorTypeOf(category.failed) === 1) return <NoCategory />
  return (
    <PageFrame title={category.data ? nameOf(category.data) : t.channel()}>
      {children.length > 0 && (
        <Tabs
          label={t.sub()}
          items={[{ id: '', label: t.all() }, ...children.map((child) => ({ id: child.id, label: nameOf(child) }))]}
          value={section}
          onChange={(value) => filter({ sub: value })}
        />
      )}
      <KindFilter kind={kind} onChoose={(type) => filter({ type })} />
      <h2 className="visually-hidden">{t.contents()}</h2>
      <Feed of={feed} name={`${section}/${kind ?? ''}`} />
    </PageFrame>
  )
}
