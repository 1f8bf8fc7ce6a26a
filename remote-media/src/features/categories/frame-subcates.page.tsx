import { categories } from '@plaza/shared/api'
import { anyText, useQueryState, useResource } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Async, EmptyState, ListSkeleton, SectionTitle } from '@plaza/shared/ui'
import { t } from './category.text'
import classes from './frame-subcates.module.css'

/** Sub-channels of the channel in the query parameter `id`, or of all channels. */
export default function FrameSubcatesPage() {
  const channels = useResource(categories.list, {})
  const [{ id }] = useQueryState({ id: anyText })
  return (
    <>
      <h1 className="visually-hidden">{t.sub()}</h1>
      <Async of={channels} skeleton={<ListSkeleton />}>
        {({ list }) => {
          const shown = list.filter((category) => (id === undefined ? true : category.id === id))
          const parted = shown.filter(({ children }) => children.length > 0)
          if (parted.length === 0) return <EmptyState kind="content" />
          return parted.map((category) => (
            <section key={category.id} className={classes.part} aria-label={nameOf(category)}>
              <SectionTitle title={nameOf(category)} more={to('category', { id: category.id })} />
              <ul className={classes.names}>
                {category.children.map((child) => (
                  <li key={child.id}>
                    <Link to={to('subcategory', { id: child.id })} className={classes.name}>
                      {nameOf(child)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))
        }}
      </Async>
    </>
  )
}
