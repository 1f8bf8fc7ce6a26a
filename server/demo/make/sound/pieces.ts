import type { Voice } from './play'

/** Parameters of a piece: key, tempo, mode, instruments and accompaniment. */
export interface Piece {
  id: string
  title?: string
  key: number
  bpm: number
  /** Semitones above the key. */
  mode: readonly number[]
  lead: Voice
  second: Voice
  pads: boolean
  beat?: boolean
  ambience?: 'sea' | 'rain'
  bars: number
  chords: readonly number[]
}

const major = [0, 2, 4, 7, 9]
const minor = [0, 3, 5, 7, 10]

/** The ten pieces of the demo. */
export const pieces: (Piece & { title: string })[] = [
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
export const loops: Piece[] = [
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
