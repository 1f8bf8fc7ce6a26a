import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentencesOf } from '@plaza/shared/format'

/** Of espeak-ng. */
export const SPEECH_RATE = 22_050
const SENTENCE_GAP = 0.24
const PARAGRAPH_GAP = 0.5
const WAV_HEAD = 44
/** Below this amplitude the end of a sentence is silence. */
const SILENCE = 0.008
const LOUDNESS = 0.1
const PEAK = 0.89

export interface Voice {
  /** Of espeak-ng. */
  name: string
  /** Words per minute. */
  speed: number
  pitch: number
}

/** A sentence and when it is heard, in seconds. */
export type Cue = [start: number, end: number, text: string]
export interface Speech {
  samples: Float32Array
  cues: Cue[]
}

const atRate = (seconds: number) => Math.round(seconds * SPEECH_RATE)
const rounded = (seconds: number) => Math.round(seconds * 100) / 100

/** A sentence without silence around it. */
export function speakSentence(text: string, { name, speed, pitch }: Voice, work: string): Float32Array {
  const file = join(work, 'sentence.wav')
  const options = ['-v', name, '-s', String(speed), '-p', String(pitch), '-g', '1', '-w', file]
  execFileSync('espeak-ng', [...options, text.replace(/[“”‘’《》—…·]+/g, ' ')])
  const bytes = readFileSync(file)
  const samples = Float32Array.from(
    { length: (bytes.length - WAV_HEAD) >> 1 },
    (_, index) => bytes.readInt16LE(WAV_HEAD + index * 2) / 32_768,
  )
  const first = samples.findIndex((value) => Math.abs(value) > SILENCE)
  const last = samples.findLastIndex((value) => Math.abs(value) > SILENCE)
  return samples.slice(Math.max(0, first), last + 1)
}

export function normalize(samples: Float32Array): void {
  const loud = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)
  for (const [index, value] of samples.entries())
    samples[index] = Math.max(-PEAK, Math.min(PEAK, (value * LOUDNESS) / loud))
}

/** Reads a text sentence by sentence, `lead` seconds after the start. */
export function speak(text: string, voice: Voice, { lead, work }: { lead: number; work: string }): Speech {
  const parts: { at: number; samples: Float32Array }[] = []
  const cues: Cue[] = []
  let at = atRate(lead)
  for (const [index, sentences] of sentencesOf(text).entries()) {
    if (index > 0) at += atRate(PARAGRAPH_GAP - SENTENCE_GAP)
    for (const sentence of sentences) {
      const samples = speakSentence(sentence, voice, work)
      parts.push({ at, samples })
      cues.push([rounded(at / SPEECH_RATE), rounded((at + samples.length) / SPEECH_RATE), sentence])
      at += samples.length + atRate(SENTENCE_GAP)
    }
  }
  const whole = new Float32Array(at)
  for (const part of parts) whole.set(part.samples, part.at)
  normalize(whole)
  return { samples: whole, cues }
}
