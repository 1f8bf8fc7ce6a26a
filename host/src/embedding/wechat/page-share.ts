import { firstCallsOf, inputOf, metaOf, type RouteRow } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import type { ShareTarget } from '../share/share-calls'

/** Default share data of a page. */
interface PageShare {
  id: string
  target: ShareTarget
  title: string
  text: string
  image: string | null
  address: string
}

interface SharedPage {
  route: { id: string; row: RouteRow }
  params: Readonly<Record<string, string | undefined>>
  address: string
  /** The document's title, for a page whose first answer has none. */
  title: string
  site: { name: string; name_en?: string | undefined; top_paperwork: string; image: string | null }
}

/** Endpoints of a single thing for which a share can be recorded. */
const targets: Readonly<Record<string, ShareTarget>> = {
  'contents.album': 'content',
  'contents.audio': 'content',
  'contents.staticArticle': 'content',
  'posts.detail': 'post',
  'circles.detail': 'circle',
  'activities.detail': 'activity',
}

/**
 * Title, text and picture from the page's first call (lists are cached elsewhere), as in its HTML; otherwise the page's
 * own and the site's.
 */
export function pageShare(
  { route, params, address, title, site }: SharedPage,
  answerOf: (endpoint: string, input: object) => unknown,
): PageShare {
  const answers = firstCallsOf(route.row, new URL(address, location.href).search).map((call) => ({
    ...call,
    data: answerOf(call.endpoint, inputOf(call, params)),
  }))
  const call = answers.find(({ data }) => data !== undefined)
  const data = call?.data
  const meta = metaOf(data)
  const name = nameOf(site)
  const { id } = Object(data) as { id?: unknown }
  const target = call && meta && typeof id === 'string' ? targets[call.endpoint] : undefined
  return {
    ...(target ? { id: id as string, target } : { id: route.id, target: 'page' }),
    title: meta ? `${meta.title} - ${name}` : title || name,
    text: meta?.description || site.top_paperwork,
    image: meta?.image ?? site.image,
    address,
  }
}
