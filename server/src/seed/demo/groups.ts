import type * as v from 'valibot'
import { adviceOf, departmentOf } from './schemas/civic/advices'
import { AppModule, Department, guideOf, Place, ServiceGroup, serviceOf, Topic } from './schemas/civic/guides'
import { MatrixGroup, matrixAccountOf } from './schemas/civic/matrix'
import { partyOrganisationOf } from './schemas/civic/party'
import { placeActivityOf, placeOf } from './schemas/civic/places'
import { reportOf } from './schemas/civic/reports'
import {
  chatOf,
  circleDecisionOf,
  circleOf,
  invitationOf,
  pieceOf,
  postOf,
  threadOf,
  topicOf,
} from './schemas/community'
import { albumOf, articleOf, atlasOf, audioOf, collectionOf, liveEventOf, specialOf, videoOf } from './schemas/contents'
import { dispatchOf, practiceOf, ServiceKind, serviceOrderOf, teamServiceOf, wishOf } from './schemas/deeds'
import { libraryOf } from './schemas/library'
import { CityMapRow } from './schemas/map'
import { Clip, Film, FilmWords, LongTrack, Picture, Sound, SpokenWords, Voice } from './schemas/media'
import { messageOf } from './schemas/messages'
import { anchorOf, channelOf, organisationOf, personOf } from './schemas/people'
import { bookingOf, courseOf, helperOf, positionOf, projectOf } from './schemas/positions'
import {
  activityOf,
  Kind,
  noteOf,
  pastServiceOf,
  practiceOrganisationOf,
  Street,
  teamOf,
  volunteerOf,
} from './schemas/practice'
import type { References } from './schemas/references'
import {
  aboutOf,
  Category,
  CityRow,
  documentOf,
  FixedCategoryRow,
  JoinOfferRow,
  MenuRow,
  moduleOf,
  pageOf,
  qualificationOf,
  siteOf,
} from './schemas/site'
import { applicationOf, feedbackOf } from './schemas/support'
import { tourismOf } from './schemas/tourism'
import { walletOf } from './schemas/wallets'

interface EntryGroup<S extends v.GenericSchema = v.GenericSchema> {
  /** A file with one entry or a list, or a folder (ending with `/`) with one file per entry. */
  at: string
  entry: (refs: References) => S
  /** Field with the id that other entries refer to. */
  key: string
}

const group = <S extends v.GenericSchema>(at: string, entry: (refs: References) => S, key = 'id'): EntryGroup<S> => ({
  at,
  entry,
  key,
})

/** Groups of the demo's files in server/demo. A file belongs to the first group that matches. */
export const groups = {
  pictures: group('media/pictures.json', () => Picture),
  sounds: group('media/sounds.json', () => Sound),
  clips: group('media/clips.json', () => Clip),
  films: group('media/films.json', () => Film),
  filmWords: group('films/', () => FilmWords),
  longTracks: group('media/tracks.json', () => LongTrack),
  voices: group('media/voices.json', () => Voice),
  words: group('words/', () => SpokenWords, 'slug'),
  categories: group('site/categories.yaml', () => Category, 'name'),
  articles: group('articles/', articleOf),
  albums: group('albums/', albumOf),
  audios: group('contents/audios.yaml', audioOf),
  atlases: group('contents/atlases.yaml', atlasOf),
  videos: group('contents/videos.yaml', videoOf),
  collections: group('contents/collections.yaml', collectionOf),
  liveEvents: group('contents/live-events.yaml', liveEventOf),
  specials: group('contents/specials.yaml', specialOf),
  people: group('people.yaml', personOf),
  anchors: group('channels/anchors.yaml', anchorOf),
  organisations: group('channels/organisations.yaml', organisationOf),
  channels: group('channels/channels.yaml', channelOf),
  circles: group('circles/circles.yaml', circleOf),
  topics: group('circles/topics.yaml', topicOf),
  posts: group('circles/posts.yaml', postOf),
  pieces: group('pieces.yaml', pieceOf),
  invitations: group('circles/invitations.yaml', invitationOf, 'code'),
  circleDecisions: group('circles/log.yaml', circleDecisionOf),
  departments: group('advices/departments.yaml', departmentOf),
  advices: group('advices/', adviceOf),
  contentThreads: group('comments/contents.yaml', (refs) => threadOf(refs, refs.content), 'about'),
  postThreads: group('comments/posts.yaml', (refs) => threadOf(refs, refs.post), 'about'),
  activityThreads: group('comments/activities.yaml', (refs) => threadOf(refs, refs.activity), 'about'),
  practiceThreads: group('comments/practices.yaml', (refs) => threadOf(refs, refs.practice), 'about'),
  chats: group('comments/channels.yaml', chatOf, 'about'),
  reports: group('reports.yaml', reportOf),
  library: group('library.yaml', libraryOf, 'person'),
  messages: group('messages.yaml', messageOf),
  wallets: group('wallets.yaml', walletOf, 'person'),
  kinds: group('practice/kinds.yaml', () => Kind),
  teams: group('practice/teams.yaml', teamOf),
  streets: group('practice/streets.yaml', () => Street),
  practiceOrganisations: group('practice/organisations.yaml', practiceOrganisationOf),
  pastServices: group('practice/services.yaml', pastServiceOf, 'title'),
  volunteers: group('practice/volunteers.yaml', volunteerOf),
  positions: group('practice/positions.yaml', positionOf),
  venueBookings: group('practice/bookings.yaml', bookingOf),
  helpers: group('practice/helpers.yaml', helperOf),
  courses: group('practice/courses.yaml', courseOf),
  projects: group('practice/projects.yaml', projectOf),
  activities: group('practice/activities.yaml', activityOf),
  wishes: group('practice/wishes.yaml', wishOf),
  serviceKinds: group('practice/service-kinds.yaml', () => ServiceKind),
  teamServices: group('practice/team-services.yaml', teamServiceOf),
  serviceOrders: group('practice/orders.yaml', serviceOrderOf),
  dispatches: group('practice/dispatches.yaml', dispatchOf),
  practices: group('practice/practices.yaml', practiceOf),
  whatYouNeed: group('practice/what-you-need.md', noteOf, 'slug'),
  guideThemes: group('civic/themes.yaml', () => Topic),
  guideEvents: group('civic/events.yaml', () => Topic),
  guideDepartments: group('civic/departments.yaml', () => Department),
  guidePlaces: group('civic/places.yaml', () => Place),
  guides: group('guides/', guideOf),
  serviceGroups: group('civic/service-groups.yaml', () => ServiceGroup),
  appModules: group('civic/app-modules.yaml', () => AppModule, 'key'),
  services: group('civic/services.yaml', serviceOf),
  matrixGroups: group('matrix/groups.yaml', () => MatrixGroup),
  matrixAccounts: group('matrix/accounts.yaml', matrixAccountOf),
  partyOrganisations: group('party/organisations.yaml', partyOrganisationOf),
  places: group('places/places.yaml', placeOf),
  cityMap: group('places/map.yaml', () => CityMapRow),
  placeActivities: group('places/activities.yaml', placeActivityOf),
  pages: group('pages/', pageOf),
  site: group('site/site.yaml', siteOf),
  tourism: group('tourism.yaml', tourismOf),
  menu: group('site/menu.yaml', () => MenuRow),
  fixedCategories: group('site/fixed-categories.yaml', () => FixedCategoryRow),
  modules: group('site/modules.yaml', moduleOf),
  cities: group('site/cities.yaml', () => CityRow, 'adcode'),
  qualifications: group('site/qualifications.yaml', qualificationOf),
  joinOffers: group('site/join-offers.yaml', () => JoinOfferRow, 'role'),
  feedbacks: group('support/feedbacks.yaml', feedbackOf),
  applications: group('support/applications.yaml', applicationOf),
  about: group('documents/about.md', aboutOf, 'slug'),
  documents: group('documents/', documentOf, 'slug'),
  help: group('help/', documentOf, 'slug'),
}
export type GroupName = keyof typeof groups
/** Every entry of every group, after validation. */
export type Entries = { [G in GroupName]: v.InferOutput<ReturnType<(typeof groups)[G]['entry']>>[] }
