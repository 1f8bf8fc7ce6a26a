import type { RequiredText } from './numbering'

type Coverage = 'all' | 'some' | 'none'

const configured = {
  // Shown one at a time.
  'cards.page cards[notice].items.title': 'some',
  // The card's picture contains its text.
  'cards.page cards[advert].title': 'none',
  'cards.page cards[special_hero].title': 'none',
  // Lines and gaps have no text.
  'cards.page cards[spacer].title': 'none',
  // No remote that would draw it is there.
  'cards.page cards[part].title': 'none',
  // Only those of the first tab.
  'cards.page cards[tabs].items.items.title': 'some',
} as const
// The page shows the site's name instead.
const home = { ...configured, 'cards.page title': 'none' } as const
// Only today's times are shown; the title is the show's own.
const shows = { 'channels.shows list.shows.today.title': 'none' } as const
/** Their words are expanded by a tap, and they are too short for chapters. */
const shorts = { 'videos.shorts list.body': 'none', 'videos.shorts list.chapters.title': 'none' } as const

/** Fields of its answers that a page does not show on purpose, by route id; every other field must be shown. */
const omittedFields: Readonly<Record<string, Readonly<Record<string, Coverage>>>> = {
  index: home,
  'frame-index': home,
  page: home,
  find: configured,
  government: configured,
  // The page has a title of its own above its parts.
  party: { ...configured, 'cards.page title': 'none' },
  // Documents are read at an address of their own; here the samples' clauses have the keys of their agreements.
  about: { 'site.agreements list.html': 'none', 'site.clauses list.title': 'none', 'site.clauses list.html': 'none' },
  // Questions stand below their topics, which those of the samples do not have.
  help: { 'site.help list.title': 'none', 'site.help list.html': 'none' },
  // Only the balance of credits.
  wallet: { 'credits.mine list.title': 'none' },
  // Only avatars.
  circle: { 'circles.detail newest_members.name': 'none' },
  // Only pictures and names of circles.
  'followed-circles': { 'circles.list list.newest_members.name': 'none' },
  // That of a circle is its name.
  invitation: { 'invitations.detail title': 'none' },
  // Only the circle's name.
  topics: { 'circles.detail newest_members.name': 'none' },
  // Only of the chosen tab.
  guides: { 'guides.categories events.name': 'none', 'guides.categories departments.name': 'none' },
  // Departments are behind a tap, the statistics in a tab of their own.
  interaction: { 'advices.department list.name': 'none', 'advices.statistics departments.name': 'none' },
  // Only the chosen one.
  'interaction-record': { 'advices.department list.name': 'some' },
  'advice-publish': { 'advices.department list.name': 'none' },
  // Only whether they are switched on.
  services: { 'config.modules list.name': 'none' },
  // Only avatars.
  activity: { 'activities.detail newest.name': 'none' },
  // Places above it, and its rooms, are on the pages of places.
  'practice-centre': { 'positions.detail parents.name': 'none', 'positions.detail room_list.name': 'none' },
  position: { 'positions.detail room_list.name': 'none' },
  // Only who is an active volunteer sees own teams.
  'volunteer-register': { 'volunteers.detail detail_volunteer.cpc_tema.name': 'none' },
  // Streets are behind the choice of a district.
  'team-search': { 'teams.filters districts.streets.name': 'none' },
  'activity-list': { 'teams.filters districts.streets.name': 'none' },
  // For its managers alone.
  'team-manage': { 'teams.detail name': 'none' },
  // The choice of teams is there where the address names none.
  'team-code': { 'teams.mine list.name': 'none' },
  // Only columns of the practice config.
  'practice-extension': { 'categories.list list.name': 'none', 'categories.list list.children.name': 'none' },
  // Only what the record is about.
  'practice-record-publish': { 'activities.detail body': 'none', 'activities.detail newest.name': 'none' },
  // No members; of all circles only those that the user has not joined.
  'circle-select': {
    'circles.list list.name': 'some',
    'circles.list list.newest_members.name': 'none',
    'circles.mine list.newest_members.name': 'none',
  },
  // The form for one circle; its topics are behind a tap.
  'post-publish': {
    'circles.detail newest_members.name': 'none',
    'circles.topics list.name': 'none',
  },
  'radio-programmes': shows,
  // Only of one channel.
  programmes: { ...shows, 'channels.shows list.name': 'some', 'channels.shows list.shows.title': 'some' },
  // TV has no list of presenters.
  'tv-channel': { 'channels.play anchors.name': 'none' },
  'short-video-share': { 'videos.detail body': 'none', 'videos.detail chapters.title': 'none' },
  'short-videos': shorts,
  'short-video': shorts,
  // Only channels; their sub-channels are on their own pages.
  'frame-cates': { 'categories.list list.children.name': 'none' },
  // A sub-channel has none.
  subcategory: { 'categories.detail children.name': 'none' },
  // Only one section, whose contents come from another call.
  'special-more': { 'specials.detail sections.contents.title': 'none' },
}

/** Differences between the agreed fields and a rendered page, each with a remedy. */
export function coverageFailures(id: string, said: readonly RequiredText[], text: string): string[] {
  const fields = new Set([...said.map(({ field }) => field), ...Object.keys(omittedFields[id] ?? {})])
  return [...fields].flatMap((field) => {
    const words = said.filter((one) => one.field === field).map((one) => one.text)
    const missing = words.filter((word) => !text.includes(word))
    const shown: Coverage = missing.length === 0 ? 'all' : missing.length < words.length ? 'some' : 'none'
    const agreed = omittedFields[id]?.[field] ?? 'all'
    if (words.length === 0) return [`${field} is in no answer of ${id}: take its row out of omitted-fields.ts`]
    if (shown === agreed) return []
    const cure = `draw it, or say in omitted-fields.ts that ${id} rightly shows ${shown} of it`
    return [`${field} is shown: ${shown}, not ${agreed} (missing: ${missing.join(', ')}): ${cure}`]
  })
}
