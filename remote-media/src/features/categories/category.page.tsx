import { contents } from '@plaza/shared/api'
import { useResource, useSettings } from '@plaza/shared/host'
import { useParams, useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { ButtonLink, ErrorPanel, errorTypeOf, PageFrame, Tabs } from '@plaza/shared/ui'
import { Feed } from '../../feed/feed'
import { useFeed } from '../../feed/use-feed'
import { t } from './category.text'
import { KindFilter, kindOf } from './kind-filter'

/** A channel: its sections, a filter by kind, its contents. */
export default function CategoryPage() {
  const { id = '' } = useParams()
  const [query, setQuery] = useSearchParams()
  const language = useSettings((settings) => settings.language)
  const category = useResource(contents.category, { params: { id } })
  const nameOf = (part: { name: string; name_en?: string | undefined }) =>
    language === 'en' && part.name_en ? part.name_en : part.name

  const children = category.data?.children ?? []
  const section = children.find((child) => child.id === query.get('sub'))?.id ?? ''
  const kind = kindOf(query.get('type'))
  const feed = useFeed(section || id, { type: kind })

  const filter = (name: 'sub' | 'type', value: string) => {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    setQuery(next, { replace: true })
  }
  if (category.failed && !category.data && errorTypeOf(category.failed) === 1) return <NoCategory />
  return (
    <PageFrame title={category.data ? nameOf(category.data) : t.channel()}>
      {children.length > 0 && (
        <Tabs
          label={t.sub()}
          items={[{ id: '', label: t.all() }, ...children.map((child) => ({ id: child.id, label: nameOf(child) }))]}
          value={section}
          onChange={(value) => filter('sub', value)}
        />
      )}
      <KindFilter kind={kind} onChoose={(value) => filter('type', value === undefined ? '' : String(value))} />
      <h2 className="visually-hidden">{t.contents()}</h2>
      <Feed of={feed} name={`${section}/${kind ?? ''}`} />
    </PageFrame>
  )
}

/** An address of a channel that is not there, or no more. */
const NoCategory = () => (
  <PageFrame title={t.missing()}>
    <ErrorPanel
      type={1}
      sentence={t.missing()}
      detail={t.missingWhy()}
      action={<ButtonLink to={to('root')}>{t.home()}</ButtonLink>}
    />
  </PageFrame>
)
