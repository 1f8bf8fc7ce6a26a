import { contents } from '@plaza/shared/api'
import { ContentItems } from '@plaza/shared/cards'
import { useResource } from '@plaza/shared/host'
import { contentLeads, ListSkeleton, SectionTitle } from '@plaza/shared/ui'
import classes from './related-contents.module.css'

/** As many as the server sends. */
const ROWS = 6

/** Reserves its space while loading; renders nothing if the list is empty or the request failed. */
export function RelatedContents({ id, title }: { id: string; title: string }) {
  const related = useResource(contents.related, { query: { id } })
  const list = related.data?.list.filter(contentLeads) ?? []
  if (list.length === 0 && !related.pending) return null
  return (
    <section className={classes.related} aria-label={title}>
      <SectionTitle title={title} />
      {related.pending ? <ListSkeleton rows={ROWS} /> : <ContentItems contents={list} />}
    </section>
  )
}
