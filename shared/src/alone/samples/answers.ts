import { type AnyEndpoint, type CardType, cardSchemas, cardTypes, channels, type RawCard } from '../../api'
import { type Answers, FailingAnswer, pending } from '../../testing/answers'
import { sampleOf } from './sample'

/** Options for generated answers. */
export interface AnswerOptions {
  /** The remote's own answers (`src/alone.answers.ts`), which take precedence. */
  own: Answers
  /** Milliseconds since the epoch. */
  now: number
  /** Addresses for generated links. */
  links: readonly string[]
}

interface CallInput {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, unknown>>
}

const PAGES = 3
const ITEMS = 3

const cardOf = (type: CardType, options: AnswerOptions): RawCard & Record<string, unknown> => ({
  ...sampleOf(cardSchemas[type], options),
  id: `card-${type}`,
  visible_if: undefined,
})

/** Answers that a schema alone does not determine: ids are echoed, and a page has one card of each type. */
const specialAnswers = ({ own: _, ...place }: AnswerOptions): Answers => ({
  'cards.page': ({ params }) => ({
    id: String(params.id),
    title: 'Plaza',
    cards: cardTypes.map((type) => cardOf(type, { own: {}, ...place })),
    feed_category: '1',
  }),
  // The channel type determines its page.
  'channels.play': () => {
    const play = sampleOf(channels.play.data, place)
    const isTelevision = place.links.some((link) => link.startsWith('/lives/'))
    return { ...play, channel: { ...play.channel, type: isTelevision ? 4 : 1 } }
  },
  'likes.set': ({ body }) => ({ liked: body.on, likes: body.on ? 13 : 12 }),
  'collections.set': ({ body }) => ({ collected: body.on, collections: body.on ? 13 : 12 }),
  'follows.set': ({ body }) => ({ followed: body.on, followers: body.on ? 13 : 12 }),
  'circles.join': ({ body }) => ({ joined: body.on, members: body.on ? 13 : 12 }),
})

/** A detail has the requested id; a list ends after three pages. */
function sampleAnswer(endpoint: AnyEndpoint, { params = {}, query = {} }: CallInput, options: AnswerOptions): unknown {
  const page = Number(query.cursor ?? 1)
  const data: unknown = sampleOf(endpoint.data, { ...options, number: (page - 1) * ITEMS + 1 })
  if (typeof data !== 'object' || data === null) return data
  if ('list' in data && 'next' in data)
    return { ...data, next: page < PAGES ? String(page + 1) : null, total: PAGES * ITEMS }
  const id = params.id ?? params.aid ?? query.id
  return 'id' in data && id !== undefined ? { ...data, id: String(id) } : data
}

/**
 * The desk's answer to a declared call: the remote's own, else generated from the schema. Rejects if the remote's
 * answer is a failure, and never settles for `pending`.
 */
export async function answerTo(endpoint: AnyEndpoint, input: object, options: AnswerOptions): Promise<unknown> {
  const id = endpoint.id as keyof Answers
  const declared: unknown = options.own[id] ?? specialAnswers(options)[id]
  const answer = typeof declared === 'function' ? declared(input) : declared
  if (answer === undefined) return sampleAnswer(endpoint, input, options)
  if (answer === pending) return new Promise(() => {})
  if (answer instanceof FailingAnswer) throw answer.failure
  return answer
}
