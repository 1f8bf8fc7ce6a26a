import { codes, type DataOf, type shares } from '@plaza/shared/api'
import type { InlinedAnswer } from '@plaza/shared/remotes'
import { metaOf, type PageMeta } from '@plaza/shared/routes'
import type { Language } from '@plaza/shared/text'
import type { AskAsGuest } from '../page-data/first-answers'
import { invitationMeta } from './invitation-meta'

/** Endpoints that answer a content, for which an editor may have written custom share texts. */
const CONTENT = /^(contents\.(staticArticle|audio|album)|videos\.detail|atlases\.detail|specials\.detail)$/

/** An editor's custom share of a content (product spec, section 5); null without one. */
async function customShare({ endpoint, data }: InlinedAnswer, ask: AskAsGuest): Promise<PageMeta | null> {
  if (!CONTENT.test(endpoint)) return null
  const answer = await ask('shares.info', { params: { id: (data as { id: string }).id } }).catch(() => null)
  if (answer?.code !== codes.success) return null
  const { is_share_custom, share_title, share_des, share_cover } = answer.data as DataOf<typeof shares.info>
  return is_share_custom ? { title: share_title, description: share_des, image: share_cover } : null
}

/** Metadata of a page: from its own first answer, otherwise of the site. */
export function pageMeta(answers: readonly InlinedAnswer[], site: PageMeta, inLanguage: Language): PageMeta {
  const answer = answers.find(({ paged }) => !paged)
  const meta = invitationMeta(answer, inLanguage) ?? metaOf(answer?.data, inLanguage)
  if (!meta) return site
  return {
    ...meta,
    title: `${meta.title} - ${site.title}`,
    description: meta.description || site.description,
    image: meta.image ?? site.image,
  }
}

/** Metadata for link previews: an editor's custom share, otherwise the page's own. */
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
