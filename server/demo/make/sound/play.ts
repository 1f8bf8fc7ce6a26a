import type { Random } from '../chance'
import { put, type Track } from './track'
import { bass, bell, flute, type Options, pad, piano, pluck, shake, wood } from './voices'

const voices = { pluck, pad, flute, bell, piano, bass, wood, shake }

export type Voice = keyof typeof voices

export interface Note extends Options {
  voice: Voice
  at: number
  midi: number
  seconds: number
  gain: number
  pan?: number
  random: Random
}

export function play(out: Track, { voice, at, midi, seconds, gain, pan = 0, random, ...options }: Note): void {
  put(out, at, voices[voice](midi, seconds, random, options), gain, pan)
}
