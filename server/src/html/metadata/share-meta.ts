import { codes, type DataOf, type shares } from '@plaza/shared/api'
import type { InlinedAnswer } from '@plaza/shared/remotes'
import { metaOf, type PageMeta } from '@plaza/shared/routes'
import type { Language } from '@plaza/shared/text'
import type { AskAsGuest } from '../page-data/first-answers'

/** Endpoints whose answer is a content: an editor may have said how it is to look where it is shared. */
const CONTENT = /^(contents\.(staticArticle|audio|album)|videos\.detail|atlases\.detail|specials\.detail)$/

/** What an editor wants to be seen of a content (product spec, section 5: custom share); null where nobody said. */
async function customShare({ endpoint, data }: InlinedAnswer, ask: AskAsGuest): Promise<PageMeta | null> {
  if (!CONTENT.test(endpoint)) return null
  const answer = await ask('shares.info', { params: { id: (data as { id: string }).id } }).catch(() => null)
  if (answer?.code !== codes.success) return null
  const { is_share_custom, share_title, share_des, share_cover } = answer.data as DataOf<typeof shares.info>
  return is_share_custom ? { title: share_title, description: share_des, image: share_cover } : null
}

/** What a page says of itself: its own first answer, else the site. */
export function pageMeta(answers: readonly InlinedAnswer[], site: PageMeta, inLanguage: Language): PageMeta {
  const meta = metaOf(answers.find(({ paged }) => !paged)?.data, inLanguage)
  if (!meta) return site
  return {
    ...meta,
    title: `${meta.title} - ${site.title}`,
    description: meta.description || site.description,
    image: meta.image ?? site.image,
  }
}

/** What a shared address shows in a chat: an editor's words, else what the page says. */
export async function shareMeta(answers: readonly InlinedAnswer[], page: PageMeta, ask: AskAsGuest): Promise<PageMeta> {
  const answer = answers.find(({ paged }) => !paged)
  const custom = answer && (await customShare(answer, ask))
  if (!custom) return page
  return {
    title: custom.title || page.title,
    description: custom.description || page.description,
    image: custom.image ?? page.image,
  }
}
