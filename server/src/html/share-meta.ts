import type { InlinedAnswer } from '@plaza/shared/remotes'
import { metaOf, type PageMeta } from '@plaza/shared/routes'

/** What a shared address shows in a chat: taken from the page's own first answer, else from the site. */
export function shareMeta(answers: readonly InlinedAnswer[], site: PageMeta): PageMeta {
  const meta = metaOf(answers.find(({ paged }) => !paged)?.data)
  if (!meta) return site
  return {
    title: `${meta.title} - ${site.title}`,
    description: meta.description || site.description,
    image: meta.image ?? site.image,
  }
}
