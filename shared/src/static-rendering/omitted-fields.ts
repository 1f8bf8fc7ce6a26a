import type { RequiredText } from './numbering'

type Coverage = 'all' | 'some' | 'none'

const configured = {
  // They take turns.
  'cards.page cards[notice].items.title': 'some',
  // A picture that fills the card has its own words.
  'cards.page cards[advert].title': 'none',
  'cards.page cards[special_hero].title': 'none',
  // Lines and gaps have no words.
  'cards.page cards[spacer].title': 'none',
  // Those of the first tab.
  'cards.page cards[tabs].items.items.title': 'some',
} as const
// The site's name stands above.
const home = { ...configured, 'cards.page title': 'none' } as const
// The times of today; what is on then is the show itself.
const shows = { 'channels.shows list.shows.today.title': 'none' } as const
/** Unfolded by a tap. */
const shorts = { 'videos.shorts list.body': 'none' } as const

/** What a page rightly does not show of its answers, by route id and field; it shows the whole of all other fields. */
const omittedFields: Readonly<Record<string, Readonly<Record<string, Coverage>>>> = {
  index: home,
  'frame-index': home,
  page: home,
  find: configured,
  // Faces alone.
  circle: { 'circles.detail newest_members.name': 'none' },
  // Faces alone.
  activity: { 'activities.detail newest.name': 'none' },
  // It is the desk of one circle, whose topics are behind a tap.
  'post-publish': {
    'circles.detail name': 'none',
    'circles.detail newest_members.name': 'none',
    'circles.topics list.name': 'none',
  },
  'radio-programmes': shows,
  // Of one channel.
  programmes: { ...shows, 'channels.shows list.name': 'some', 'channels.shows list.shows.title': 'some' },
  // Presenters have their places on the radio.
  'tv-channel': { 'channels.play anchors.name': 'none' },
  'short-video-share': { 'videos.detail body': 'none' },
  'short-videos': shorts,
  'short-video': shorts,
  // Channels alone; their parts are on their pages.
  'frame-cates': { 'categories.list list.children.name': 'none' },
  // A part has none.
  subcategory: { 'categories.detail children.name': 'none' },
  // Of one section all, which come by another call.
  'special-more': { 'specials.detail sections.contents.title': 'none' },
}

/** Fields that a page shows otherwise than was agreed, each with what is missing and the cure. */
export function coverageFailures(id: string, said: readonly RequiredText[], text: string): string[] {
  const fields = new Set([...said.map(({ field }) => field), ...Object.keys(omittedFields[id] ?? {})])
  return [...fields].flatMap((field) => {
    const words = said.filter((one) => one.field === field).map((one) => one.text)
    const missing = words.filter((word) => !text.includes(word))
    const shown: Coverage = missing.length === 0 ? 'all' : missing.length < words.length ? 'some' : 'none'
    const agreed = omittedFields[id]?.[field] ?? 'all'
    if (words.length === 0) return [`${field} is in no answer of ${id}: take its row out of drawn/unsaid.ts`]
    if (shown === agreed) return []
    const cure = `draw it, or say in drawn/unsaid.ts that ${id} rightly shows ${shown} of it`
    return [`${field} is shown: ${shown}, not ${agreed} (missing: ${missing.join(', ')}): ${cure}`]
  })
}
