import * as v from 'valibot'
import { Content } from '../core/content-entity'
import { get, group, post } from '../core/endpoint'
import { Colour, Count, Id, LinkUrl, MediaUrl, Moment, PageQuery, pageOf } from '../core/fields'
import { Html } from '../core/html'

/** Who sees a card and when; an omitted part matches everybody. */
export const Condition = v.object({
  login: v.optional(v.picklist(['user', 'guest'])),
  shells: v.optional(v.array(v.picklist(['h5', 'wechat', 'ios', 'android']))),
  /** adcodes of the city that the user chose. */
  cities: v.optional(v.array(v.string())),
  languages: v.optional(v.array(v.picklist(['zh-CN', 'en']))),
  from: v.optional(Moment),
  until: v.optional(Moment),
})
export type Condition = v.InferOutput<typeof Condition>

const common = {
  id: Id,
  v: v.literal(1),
  visible_if: v.optional(Condition),
  title: v.optional(v.string()),
  title_en: v.optional(v.string()),
  more: v.optional(v.object({ text: v.string(), link: LinkUrl })),
}
const card = <T extends string, I extends v.GenericSchema>(type: T, item: I) =>
  v.object({ ...common, type: v.literal(type), items: v.pipe(v.array(item), v.minLength(1)) })

/** Title given by the editors, optionally in English too. */
const titleFields = { title: v.string(), title_en: v.optional(v.string()) }
const ImageLink = v.object({ title: v.string(), image: MediaUrl, link: LinkUrl })
/** Live strip: a channel and its current programme. */
const LiveItem = v.object({
  id: Id,
  type: v.picklist([1, 4]),
  name: v.string(),
  name_en: v.optional(v.string()),
  image: MediaUrl,
  now: v.string(),
})
const PersonItem = v.object({ id: Id, name: v.string(), image: MediaUrl, note: v.string() })
const ActivityItem = v.object({
  id: Id,
  title: v.string(),
  title_en: v.optional(v.string()),
  image: MediaUrl,
  place: v.string(),
  place_en: v.optional(v.string()),
  starts_at: Moment,
  joined: Count,
  capacity: Count,
})
const CircleItem = v.object({ id: Id, name: v.string(), image: MediaUrl, members: Count, posts: Count })
const TopicItem = v.object({ id: Id, name: v.string(), posts: Count, link: LinkUrl })
/** A vote of a post; its counts come with the post. */
const VoteItem = v.object({
  id: Id,
  title: v.string(),
  options: v.array(v.string()),
  voters: Count,
  ends_at: Moment,
})
const CountdownItem = v.object({ title: v.string(), image: v.optional(MediaUrl), at: Moment, link: LinkUrl })
const TabItem = v.object({ ...titleFields, items: v.pipe(v.array(Content), v.minLength(1)) })
const AlbumItem = v.object({ id: Id, title: v.string(), image: MediaUrl, track_count: Count, views: Count })

/** A text with its English version. */
const Named = { id: Id, name: v.string(), name_en: v.optional(v.string()) }
const EventItem = v.object({ ...Named, icon: v.string(), count: Count })
/** A department with what it was asked and what of it was answered. */
const DepartmentItem = v.object({
  ...Named,
  image: v.nullable(MediaUrl),
  received: Count,
  answered: Count,
  late: Count,
})
const AnsweredItem = v.object({
  id: Id,
  title: v.string(),
  title_en: v.optional(v.string()),
  answer: v.string(),
  answered_at: Moment,
  department: v.object(Named),
})
const AccountItem = v.object({ ...Named, image: v.nullable(MediaUrl) })

/** Schemas of all card types that a configured page may contain (product spec, routes /page/{id}). */
export const cardSchemas = {
  banner: card('banner', ImageLink),
  notice: card('notice', v.object({ title: v.string(), link: LinkUrl })),
  icon_grid: card(
    'icon_grid',
    v.object({ ...titleFields, icon: v.string(), colour: v.optional(Colour), link: LinkUrl }),
  ),
  article_list: card('article_list', Content),
  waterfall: card('waterfall', Content),
  audio_row: card('audio_row', Content),
  video_row: card('video_row', Content),
  rank: card('rank', Content),
  topic: card('topic', TopicItem),
  live_strip: card('live_strip', LiveItem),
  advert: card('advert', ImageLink),
  rich_text: v.object({ ...common, type: v.literal('rich_text'), html: Html }),
  service_grid: card(
    'service_grid',
    v.object({ ...titleFields, note: v.string(), note_en: v.optional(v.string()), icon: v.string(), link: LinkUrl }),
  ),
  album_grid: card('album_grid', AlbumItem),
  anchor_row: card('anchor_row', PersonItem),
  special_hero: card('special_hero', v.object({ id: Id, title: v.string(), image: MediaUrl, summary: v.string() })),
  activity_list: card('activity_list', ActivityItem),
  circle_row: card('circle_row', CircleItem),
  org_row: card('org_row', PersonItem),
  image_strip: card('image_strip', ImageLink),
  cube: v.object({
    ...common,
    type: v.literal('cube'),
    items: v.pipe(v.array(ImageLink), v.minLength(2), v.maxLength(4)),
  }),
  tabs: card('tabs', TabItem),
  vote_card: card('vote_card', VoteItem),
  countdown: card('countdown', CountdownItem),
  /** A search over the service guides, with words to begin with. */
  guide_search: card('guide_search', v.object(titleFields)),
  /** Life events of the service guides. */
  event_grid: card('event_grid', EventItem),
  department_list: card('department_list', DepartmentItem),
  advice_list: card('advice_list', AnsweredItem),
  /** Accounts of the WeChat matrix. */
  matrix_row: card('matrix_row', AccountItem),
  /** Totals of all volunteers; the server fills in the numbers. */
  volunteer_stats: v.object({
    ...common,
    type: v.literal('volunteer_stats'),
    volunteers: v.optional(Count, 0),
    hours: v.optional(v.number(), 0),
    activities: v.optional(Count, 0),
  }),
  /** A component of a remote, by the kind that its description names; nothing where no live remote has the kind. */
  part: v.object({ ...common, type: v.literal('part'), kind: v.string() }),
  title_more: v.object({ ...common, type: v.literal('title_more'), title: v.string() }),
  /** Empty pixels between two cards. */
  spacer: v.object({ ...common, type: v.literal('spacer'), height: v.picklist([8, 16, 24, 32]) }),
} as const

export type CardType = keyof typeof cardSchemas
export type Card<T extends CardType = CardType> = { [K in T]: v.InferOutput<(typeof cardSchemas)[K]> }[T]
export const cardTypes = Object.keys(cardSchemas) as CardType[]

/** A card before validation. */
export interface RawCard {
  id: string
  type: string
}

export const isCardType = (type: string): type is CardType => (cardTypes as readonly string[]).includes(type)

/** A validated card, or why it is skipped: a broken card affects only itself. */
export function checkCard(raw: RawCard): { card: Card } | { skipped: 'unknown' | 'broken' } {
  if (!isCardType(raw.type)) return { skipped: 'unknown' }
  const checked = v.safeParse(cardSchemas[raw.type] as v.GenericSchema<unknown, Card>, raw)
  return checked.success ? { card: checked.output } : { skipped: 'broken' }
}

/** A page's cards before validation: each is validated on its own, so that a broken one affects only itself. */
export const PageDocument = v.object({
  id: Id,
  ...titleFields,
  /** Colour of the section (`data-accent`). */
  accent: v.optional(v.picklist(['media', 'gov', 'party', 'volunteer', 'circle'])),
  cards: v.array(v.looseObject({ id: Id, type: v.string(), html: v.optional(v.union([Html, v.unknown()])) })),
  /** Category whose endless feed follows the cards; null for none. */
  feed_category: v.nullable(Id),
  /** The same for readers of English. */
  feed_category_en: v.optional(Id),
  /** An endless feed of circle posts follows the cards. */
  feed_posts: v.optional(v.boolean()),
})
export type PageDocument = v.InferOutput<typeof PageDocument>

/** Limit for a page document posted by a page builder. */
const MOST_CARDS = 60
export const DraftPage = v.object({
  ...PageDocument.entries,
  cards: v.pipe(PageDocument.entries.cards, v.maxLength(MOST_CARDS)),
})

export const cards = group('cards', {
  page: get('/v3/page_card_data/:id', {
    summary: 'The cards of a configured page; `home`, a blank or an unknown id gives the default page',
    data: PageDocument,
    missingPanel: true,
    cacheable: 'for everyone',
  }),
  draft: post('/v1/page_card_previews', {
    summary: 'A page that is not stored: its cards as they would be shown',
    body: DraftPage,
    data: PageDocument,
  }),
  more: get('/v1/page_cards/:id/contents', {
    summary: 'All contents of one card, with its title',
    query: PageQuery,
    /** `ranked`: the list is a ranking, and its order is shown. */
    data: v.object({ ...pageOf(Content).entries, ...titleFields, ranked: v.optional(v.boolean()) }),
    missingPanel: true,
    cacheable: true,
  }),
})
