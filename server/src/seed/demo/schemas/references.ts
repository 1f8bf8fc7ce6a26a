import * as v from 'valibot'
import { MarkupError } from '../markup'
import type { Media } from '../media'

/** Ids defined in the demo's files, by group. */
export interface ReferenceIndex {
  has(group: string, id: unknown): boolean
  /** Converts Markdown into HTML. */
  markup(markdown: string): string
  /** Of the clips that are there; without them nothing is known of their lengths. */
  media?: Pick<Media, 'hasClip' | 'clip'>
}

export const Key = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
export const Words = v.pipe(v.string(), v.nonEmpty('Must not be empty'))
/** Titles and names. */
export const ShortText = v.pipe(Words, v.maxLength(200, 'At most 200 characters'))

const CONTENTS = ['articles', 'albums', 'tracks', 'audios', 'videos', 'atlases', 'collections', 'specials']

/** What a configured page shows by id. */
const SHOWN = [
  ...CONTENTS,
  'channels',
  'anchors',
  'circles',
  'topics',
  'activities',
  'organisations',
  'posts',
  'departments',
  'guideEvents',
  'matrixAccounts',
]

/** Schemas of fields that refer to other entries of the demo. */
export function referencesTo({ has, markup, media }: ReferenceIndex) {
  const reference = <T extends string | number>(schema: v.GenericSchema<T>, what: string, groups: string[] = [what]) =>
    v.pipe(
      schema,
      v.check(
        (id) => groups.some((group) => has(group, id)),
        ({ input }) => `${input} is not among the ${what}`,
      ),
    )
  return {
    picture: reference(v.string(), 'pictures'),
    sound: reference(v.string(), 'sounds'),
    clip: reference(v.string(), 'clips'),
    category: reference(v.string(), 'categories'),
    document: reference(v.string(), 'documents'),
    help: reference(v.string(), 'help'),
    content: reference(Key, 'contents', CONTENTS),
    organisation: reference(Key, 'organisations'),
    advice: reference(Key, 'advices'),
    video: reference(Key, 'videos'),
    person: reference(Key, 'people'),
    /** A person as editors name them: ids of accounts are texts. */
    user: reference(v.union([v.string(), v.number()]), 'people'),
    album: reference(Key, 'albums'),
    anchor: reference(Key, 'anchors'),
    channel: reference(Key, 'channels'),
    circle: reference(Key, 'circles'),
    topic: reference(Key, 'topics'),
    post: reference(Key, 'posts'),
    kind: reference(Key, 'kinds'),
    serviceKind: reference(Key, 'serviceKinds'),
    practice: reference(Key, 'practices'),
    wish: reference(Key, 'wishes'),
    serviceOrder: reference(Key, 'serviceOrders'),
    teamService: reference(Key, 'teamServices'),
    team: reference(Key, 'teams'),
    street: reference(Key, 'streets'),
    position: reference(Key, 'positions'),
    activity: reference(Key, 'activities'),
    guide: reference(Key, 'guides'),
    guideTheme: reference(v.string(), 'guideThemes'),
    guideEvent: reference(v.string(), 'guideEvents'),
    guideDepartment: reference(v.string(), 'guideDepartments'),
    guidePlace: reference(v.string(), 'guidePlaces'),
    serviceGroup: reference(v.string(), 'serviceGroups'),
    appModule: reference(v.string(), 'appModules'),
    place: reference(Key, 'places'),
    department: reference(Key, 'departments'),
    matrixGroup: reference(v.string(), 'matrixGroups'),
    partyOrganisation: reference(Key, 'partyOrganisations'),
    /** Seconds of a clip; infinite while unknown. */
    lengthOf: (clip: string) => (media?.hasClip(clip) && media.clip(clip).seconds) || Number.POSITIVE_INFINITY,
    isLongTrack: (id: number) => has('longTracks', id),
    isRead: (id: number) => has('voices', id),
    shown: reference(v.string(), 'contents, channels, people, organisations, posts or activities', SHOWN),
    body: bodyIn(markup),
  }
}

const bodyIn = (markup: ReferenceIndex['markup']) =>
  v.pipe(
    v.string(),
    v.description('Markdown; HTML in it is sanitised'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return markup(dataset.value)
      } catch (error) {
        if (!(error instanceof MarkupError)) throw error
        addIssue({ message: error.message })
        return NEVER
      }
    }),
  )
export type References = ReturnType<typeof referencesTo>
