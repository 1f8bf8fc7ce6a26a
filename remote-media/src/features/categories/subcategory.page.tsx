import { categories } from '@plaza/shared/api'
import { Feed, useFeed } from '@plaza/shared/cards'
import { oneOf, optional, useQueryState, useResource } from '@plaza/shared/host'
import { Link, useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { ChevronRight, errorTypeOf, PageFrame } from '@plaza/shared/ui'
import { t } from './category.text'
import { KindFilter, openKinds } from './kind-filter'
import { NoCategory } from './no-category'
import classes from './subcategory.module.css'

export default function SubcategoryPage() {
  const { id = '' } = useParams()
  const category = useResource(categories.detail, { params: { id } })
  const [{ type: kind }, filter] = useQueryState({ type: optional(oneOf(openKinds())) })
  const feed = useFeed(id, { type: kind })

  if (category.failed && !category.data && errorTypeOf(category.failed) === 1) return <NoCategory />
  const parent = category.data?.parent
  return (
    <PageFrame title={category.data ? nameOf(category.data) : t.channel()}>
      {!category.data && <div className={classes.up} />}
      {parent && (
        <Link to={to('category', { id: parent.id })} className={classes.up}>
          {t.partOf(nameOf(parent))}
          <ChevronRight size={16} />
        </Link>
      )}
      <KindFilter kind={kind} onChoose={(type) => filter({ type })} />
      <h2 className="visually-hidden">{t.contents()}</h2>
      <Feed of={feed} name={kind === undefined ? '' : String(kind)} />
    </PageFrame>
  )
}
