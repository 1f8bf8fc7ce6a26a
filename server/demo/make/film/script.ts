import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { normalize, SPEECH_RATE, speakSentence, type Voice } from '../sound/speak'
import type { FilmPlan, Scene, ShowOf } from './screen/types'

/** A film of server/demo/films: what is said and shown, scene by scene. */
export interface FilmScript {
  id: string
  title: string
  /** Small words above the title. */
  series: string
  wide?: boolean
  /** Language that is spoken. */
  language: 'zh' | 'en'
  voice: { pitch: number; speed: number; female?: boolean }
  music: string
  ground: string
  /** A painted picture. */
  poster: string
  scenes: (ShowOf & { say: [zh: string, en: string][] })[]
}

/** A sentence, and when it is heard. */
export type FilmCue = [start: number, end: number, zh: string, en: string]

const folder = new URL('../../films/', import.meta.url).pathname
export const films: readonly FilmScript[] = readdirSync(folder)
  .sort()
  .map((file) => ({ id: basename(file, '.yaml'), ...parse(readFileSync(join(folder, file), 'utf8')) }))

const FPS = 15
const TITLE_SECONDS = 1.1
const LINE_GAP = 0.32
const SCENE_GAP = 0.8
/** A scene is there before its words. */
const SCENE_LEAD = 0.5
const END_SECONDS = 2.6

const ends = {
  zh: { words: '星湾融媒', note: '旁白由程序合成 · 画面由程序绘制' },
  en: { words: 'Starbay Media', note: 'Synthesised voice · pictures drawn by program' },
}

const voiceOf = ({ language, voice: { pitch, speed, female } }: FilmScript): Voice => ({
  name: `${language === 'zh' ? 'cmn' : 'en-gb'}${female ? '+f2' : ''}`,
  speed,
  pitch,
})

interface Recording {
  samples: Float32Array
  cues: FilmCue[]
  plan: FilmPlan
}

const rounded = (seconds: number) => Math.round(seconds * 100) / 100

/** Speaks a film's words, and plans its scenes by them. */
export function record(script: FilmScript, work: string): Recording {
  const { id, wide, language, ground, series } = script
  const parts: { at: number; samples: Float32Array }[] = []
  const [cues, scenes]: [FilmCue[], Scene[]] = [[], []]
  let at = TITLE_SECONDS
  for (const { say, ...shown } of script.scenes) {
    const start = scenes.length === 0 ? 0 : at - SCENE_LEAD
    const lines = say.map(([zh, en]) => {
      const samples = speakSentence(language === 'zh' ? zh : en, voiceOf(script), work)
      const until = at + samples.length / SPEECH_RATE
      parts.push({ at, samples })
      cues.push([rounded(at), rounded(until), zh, en])
      const line = { at: at - start, until: until - start }
      at = until + LINE_GAP
      return line
    })
    at += SCENE_GAP - LINE_GAP
    scenes.push({ ...shown, at: start, until: at - SCENE_LEAD, lines } as Scene)
  }
  const last = { show: 'end' as const, ...ends[language], at: at - SCENE_LEAD, until: at + END_SECONDS, lines: [] }
  const seconds = Math.ceil((at + END_SECONDS) * FPS) / FPS
  const samples = new Float32Array(Math.ceil(seconds * SPEECH_RATE))
  for (const part of parts) samples.set(part.samples, Math.round(part.at * SPEECH_RATE))
  normalize(samples)
  const size = wide ? { width: 960, height: 540 } : { width: 540, height: 960 }
  return { samples, cues, plan: { id, ...size, fps: FPS, seconds, ground, series, scenes: [...scenes, last] } }
}

export const durationOf = (file: string): number =>
  rounded(Number(execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file])))
