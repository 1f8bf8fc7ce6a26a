import * as v from 'valibot'
import { mp3Seconds } from '../../domains/uploads/metadata/mp3'
import type { VoiceAccount } from '../../provider-accounts'
import { traceHeaders } from '../../tracing/tracing'
import type { Reading, VoiceAdapter } from '../../transport/ports/voice'

const ANSWER_MS = 120_000
/** Services take a few thousand characters at once. */
const MAX_CHARACTERS = 1_500

/** What a service that knows the times answers in place of the sound alone. */
const TimedAnswer = v.object({
  audio: v.pipe(v.string(), v.base64()),
  cues: v.optional(v.array(v.object({ start: v.number(), end: v.number() }))),
})

/** Groups of sentences that fit into a request. */
function requestsOf(sentences: readonly string[]): string[][] {
  const groups: string[][] = []
  let characters = Number.POSITIVE_INFINITY
  for (const sentence of sentences) {
    characters += sentence.length
    if (characters > MAX_CHARACTERS) {
      groups.push([])
      characters = sentence.length
    }
    groups.at(-1)?.push(sentence)
  }
  return groups
}

/** Times by the lengths of the sentences. */
function estimatedTimes(sentences: readonly string[], seconds: number): [number, number][] {
  const perCharacter = seconds / sentences.reduce((sum, { length }) => sum + length, 0)
  let at = 0
  return sentences.map(({ length }) => {
    const start = at
    at += length * perCharacter
    return [start, at]
  })
}

async function readingIn(response: Response, sentences: readonly string[]): Promise<Reading> {
  if (!response.ok) throw new Error(`The voice service answered ${response.status}.`)
  const isTimed = response.headers.get('content-type')?.includes('json')
  const answer = isTimed ? v.parse(TimedAnswer, await response.json()) : null
  const sound = answer ? Buffer.from(answer.audio, 'base64') : Buffer.from(await response.arrayBuffer())
  const seconds = mp3Seconds(sound)
  const times =
    answer?.cues?.length === sentences.length
      ? answer.cues.map(({ start, end }) => [start, end] as const)
      : estimatedTimes(sentences, seconds)
  return { sound, seconds, times }
}

/**
 * A service with OpenAI's call for speech (`POST` of `model`, `voice`, `input`, `response_format`), which many others
 * have. It answers an MP3, or JSON with the sound as base64 and the times of the lines of `input`.
 */
export function httpVoice({ url, key, model, voice }: VoiceAccount, answerMs = ANSWER_MS): VoiceAdapter {
  const readPart = async (sentences: readonly string[]) =>
    readingIn(
      await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          ...traceHeaders(),
          ...(key && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ model, voice, input: sentences.join('\n'), response_format: 'mp3' }),
        signal: AbortSignal.timeout(answerMs),
      }),
      sentences,
    )
  return {
    async read(sentences) {
      const whole: Reading & { times: (readonly [number, number])[] } = {
        sound: Buffer.alloc(0),
        seconds: 0,
        times: [],
      }
      for (const group of requestsOf(sentences)) {
        const part = await readPart(group)
        whole.times.push(...part.times.map(([start, end]) => [start + whole.seconds, end + whole.seconds] as const))
        whole.sound = Buffer.concat([whole.sound, part.sound])
        whole.seconds += part.seconds
      }
      return whole
    },
  }
}
