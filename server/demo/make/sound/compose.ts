import { type Random, seeded } from '../chance'
import type { Piece } from './pieces'
import { play, type Voice } from './play'
import { ambience, hall } from './space'
import { folded, type Track, track } from './track'
import type { Options } from './voices'

interface Beat {
  beats: number
  step: number
}

const rhythms = [
  [1, 1, 2],
  [1.5, 0.5, 1, 1],
  [2, 1, 1],
  [1, 0.5, 0.5, 2],
  [3, 1],
  [0.5, 0.5, 1, 1, 1],
]

const leadGains: Partial<Record<Voice, number>> = { piano: 0.42, pluck: 1.15, flute: 0.22, bell: 0.3 }

const pitch = (piece: Piece, step: number) => piece.key + piece.mode[((step % 5) + 5) % 5] + 12 * Math.floor(step / 5)

/** Two motifs of two bars, answered and varied, for a tune that one can hum. */
function tune(random: Random): Beat[][] {
  const motif = () => {
    const first = rhythms[Math.floor(random() * rhythms.length)]
    const second = rhythms[Math.floor(random() * rhythms.length)]
    let step = Math.floor(random() * 3) + 1
    return [first, second].map((rhythm) =>
      rhythm.map((beats) => {
        step += [-2, -1, -1, 0, 1, 1, 2][Math.floor(random() * 7)]
        step = Math.max(-1, Math.min(7, step))
        return { beats, step }
      }),
    )
  }
  const a = motif()
  const b = motif()
  const answer = [a[0], a[1].map((note, i, all) => (i === all.length - 1 ? { ...note, step: 0 } : note))]
  return [...a, ...answer, ...b, ...answer]
}

export function compose(piece: Piece, seed: number, loop = false): Track {
  const random = seeded(seed)
  const beat = 60 / piece.bpm
  const bar = beat * 4
  const seconds = bar * piece.bars
  const out = track(seconds + (loop ? 6 : 5))
  const melody = tune(random)
  const note = (
    voice: Voice,
    at: number,
    midi: number,
    length: number,
    gain: number,
    pan: number,
    options: Options = {},
  ) => play(out, { voice, at: at + (random() - 0.5) * 0.012, midi, seconds: length, gain, pan, random, ...options })

  for (let index = 0; index < piece.bars; index++) {
    const start = index * bar
    const chord = piece.chords[index % piece.chords.length]
    const leads = loop || (index >= 2 && index < piece.bars - 1 && index % 12 !== 10)
    if (piece.pads)
      for (const [n, step] of [0, 2, 4].entries())
        note('pad', start, pitch(piece, chord + step) - 12, bar * 1.25, 0.15, (n - 1) * 0.5, { warmth: 0.4 })
    note('bass', start, pitch(piece, chord) - 24, bar * 0.9, 0.34, 0)
    const quick = piece.beat ? 8 : 4
    for (let n = 0; n < quick; n++) {
      if (random() < 0.14) continue
      const step = chord + [0, 2, 4, 5, 4, 2, 3, 2][n % 8]
      note(
        piece.second,
        start + (n * bar) / quick,
        pitch(piece, step) + (piece.second === 'bell' ? 12 : 0),
        2.2,
        piece.second === 'pluck' ? 0.55 : 0.13,
        n % 2 ? 0.45 : -0.45,
        { bright: 0.35 },
      )
    }
    if (piece.beat)
      for (let n = 0; n < 8; n++) {
        note('shake', start + n * beat * 0.5, 60, 0.1, n % 2 ? 0.16 : 0.09, 0.3)
        if (n % 4 === 2) note('wood', start + n * beat * 0.5, 76, 0.2, 0.12, -0.3)
      }
    if (!leads) continue
    let at = start
    for (const { beats, step } of melody[index % melody.length]) {
      const lift = index >= piece.bars / 2 && index % 8 >= 4 ? 5 : 0
      const sustain = piece.lead === 'flute' ? beats * beat * 0.96 : Math.max(2.4, beats * beat)
      const gain = (leadGains[piece.lead] ?? 1) * (0.85 + random() * 0.3)
      note(piece.lead, at, pitch(piece, step + lift) + (piece.key > 66 ? 0 : 12), sustain, gain, 0.08, { bright: 0.55 })
      at += beats * beat
    }
  }
  const done = loop ? folded(out, seconds) : out
  if (piece.ambience) ambience(done, piece.ambience, piece.ambience === 'rain' ? 0.035 : 0.16, random)
  hall(done, { wet: 0.34, size: 1.15, wrap: loop ? 1 : 0 })
  return done
}
