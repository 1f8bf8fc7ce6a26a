import { ambience, folded, hall, play, seeded, track } from './synth.mjs'

const major = [0, 2, 4, 7, 9]
const minor = [0, 3, 5, 7, 10]

/** The ten pieces of the demo: key, speed, mode, who plays the tune and what lies under it. */
export const pieces = [
  {
    id: 'harbour-morning',
    title: '晨港',
    key: 62,
    bpm: 72,
    mode: major,
    lead: 'piano',
    second: 'pluck',
    pads: true,
    ambience: 'sea',
    bars: 18,
    chords: [0, 3, 1, 4],
  },
  {
    id: 'tea-hill',
    title: '茶山谣',
    key: 67,
    bpm: 84,
    mode: major,
    lead: 'flute',
    second: 'pluck',
    pads: true,
    bars: 22,
    chords: [0, 1, 3, 4],
  },
  {
    id: 'old-lane',
    title: '旧巷',
    key: 57,
    bpm: 66,
    mode: minor,
    lead: 'pluck',
    second: 'bell',
    pads: true,
    ambience: 'rain',
    bars: 16,
    chords: [0, 2, 3, 1],
  },
  {
    id: 'night-tide',
    title: '夜潮',
    key: 60,
    bpm: 58,
    mode: minor,
    lead: 'bell',
    second: 'piano',
    pads: true,
    ambience: 'sea',
    bars: 15,
    chords: [0, 3, 2, 4],
  },
  {
    id: 'rain-on-eaves',
    title: '檐雨',
    key: 64,
    bpm: 76,
    mode: minor,
    lead: 'piano',
    second: 'bell',
    pads: false,
    ambience: 'rain',
    bars: 20,
    chords: [0, 4, 3, 2],
  },
  {
    id: 'spring-outing',
    title: '春游',
    key: 69,
    bpm: 108,
    mode: major,
    lead: 'pluck',
    second: 'bell',
    pads: false,
    beat: true,
    bars: 28,
    chords: [0, 4, 3, 1],
  },
  {
    id: 'starlight',
    title: '星光',
    key: 65,
    bpm: 63,
    mode: major,
    lead: 'bell',
    second: 'pluck',
    pads: true,
    bars: 17,
    chords: [0, 3, 4, 1],
  },
  {
    id: 'white-sail',
    title: '白帆',
    key: 62,
    bpm: 96,
    mode: major,
    lead: 'flute',
    second: 'piano',
    pads: true,
    beat: true,
    ambience: 'sea',
    bars: 26,
    chords: [0, 1, 4, 3],
  },
  {
    id: 'reed-song',
    title: '芦歌',
    key: 55,
    bpm: 70,
    mode: minor,
    lead: 'flute',
    second: 'bell',
    pads: true,
    bars: 18,
    chords: [0, 2, 4, 3],
  },
  {
    id: 'lullaby',
    title: '摇篮',
    key: 72,
    bpm: 60,
    mode: major,
    lead: 'bell',
    second: 'piano',
    pads: true,
    bars: 16,
    chords: [0, 3, 0, 4],
  },
]

/** Loops of exactly 24 s for the live stations: whole bars, tails folded onto the beginning. */
export const loops = [
  {
    id: 'radio-1',
    key: 62,
    bpm: 80,
    mode: major,
    lead: 'piano',
    second: 'pluck',
    pads: true,
    bars: 8,
    chords: [0, 3, 1, 4],
  },
  {
    id: 'radio-2',
    key: 65,
    bpm: 100,
    mode: major,
    lead: 'pluck',
    second: 'bell',
    pads: true,
    beat: true,
    bars: 10,
    chords: [0, 4, 3, 1],
  },
  {
    id: 'radio-3',
    key: 57,
    bpm: 60,
    mode: minor,
    lead: 'flute',
    second: 'pluck',
    pads: true,
    bars: 6,
    chords: [0, 2, 3, 1],
  },
  {
    id: 'tv-1',
    key: 60,
    bpm: 70,
    mode: major,
    lead: 'bell',
    second: 'piano',
    pads: true,
    bars: 7,
    chords: [0, 3, 1, 4],
  },
]

const rhythms = [
  [1, 1, 2],
  [1.5, 0.5, 1, 1],
  [2, 1, 1],
  [1, 0.5, 0.5, 2],
  [3, 1],
  [0.5, 0.5, 1, 1, 1],
]

const pitch = (piece, step) => piece.key + piece.mode[((step % 5) + 5) % 5] + 12 * Math.floor(step / 5)

/** Two motifs of two bars, answered and varied: a tune that one can hum rather than a walk of random notes. */
function tune(random) {
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

export function compose(piece, seed, loop = false) {
  const random = seeded(seed)
  const beat = 60 / piece.bpm
  const bar = beat * 4
  const seconds = bar * piece.bars
  const out = track(seconds + (loop ? 6 : 5))
  const melody = tune(random)
  const note = (voice, at, midi, length, gain, pan, options) =>
    play(out, { voice, at: at + (random() - 0.5) * 0.012, midi, seconds: length, gain, pan, random, ...options })

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
      const gain = { piano: 0.42, pluck: 1.15, flute: 0.22, bell: 0.3 }[piece.lead] * (0.85 + random() * 0.3)
      note(piece.lead, at, pitch(piece, step + lift) + (piece.key > 66 ? 0 : 12), sustain, gain, 0.08, { bright: 0.55 })
      at += beats * beat
    }
  }
  const done = loop ? folded(out, seconds) : out
  if (piece.ambience) ambience(done, piece.ambience, piece.ambience === 'rain' ? 0.035 : 0.16, random)
  hall(done, { wet: 0.34, size: 1.15, wrap: loop ? 1 : 0 })
  return done
}
