import * as v from 'valibot'
import { MarkupError } from '../markup'

/** Ids of what the files of the demo define, by group. */
export interface Known {
  has(group: string, id: unknown): boolean
  /** Turns Markdown into HTML. */
  markup(markdown: string): string
}

export const Key = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
export const Words = v.pipe(v.string(), v.nonEmpty('Must not be empty'))

const CONTENTS = ['articles', 'albums', 'tracks', 'audios', 'videos', 'atlases', 'collections', 'specials']

/** Schemas of fields that name something else of the demo. */
export function referencesTo({ has, markup }: Known) {
  const named = <T extends string | number>(schema: v.GenericSchema<T>, what: string, groups: string[] = [what]) =>
    v.pipe(
      schema,
      v.check(
        (id) => groups.some((group) => has(group, id)),
        ({ input }) => `${input} is not among the ${what}`,
      ),
    )
  return {
    picture: named(v.string(), 'pictures'),
    sound: named(v.string(), 'sounds'),
    clip: named(v.string(), 'clips'),
    category: named(v.string(), 'categories'),
    document: named(v.string(), 'documents'),
    help: named(v.string(), 'help'),
    content: named(Key, 'contents', CONTENTS),
    video: named(Key, 'videos'),
    person: named(Key, 'people'),
    anchor: named(Key, 'anchors'),
    channel: named(Key, 'channels'),
    circle: named(Key, 'circles'),
    topic: named(Key, 'topics'),
    post: named(Key, 'posts'),
    kind: named(Key, 'kinds'),
    team: named(Key, 'teams'),
    venue: named(Key, 'venues'),
    activity: named(Key, 'activities'),
    isLongTrack: (id: number) => has('longTracks', id),
    /** An id of any kind that a configured page shows, as the page says it. */
    shown: named(v.string(), 'contents, channels, people, organisations, posts or activities', [
      ...CONTENTS,
      'channels',
      'anchors',
      'circles',
      'topics',
      'activities',
      'organisations',
      'posts',
    ]),
    body: v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        try {
          return markup(dataset.value)
        } catch (error) {
          if (!(error instanceof MarkupError)) throw error
          addIssue({ message: error.message })
          return NEVER
        }
      }),
    ),
  }
}
export type References = ReturnType<typeof referencesTo>
