import type { SeedFilm } from './demo/schemas/media'

const twoDigits = (count: number) => String(count).padStart(2, '0')

function timeOf(seconds: number): string {
  const thousandths = Math.round(seconds * 1000)
  const [minutes, rest] = [Math.floor(thousandths / 60_000), thousandths % 60_000]
  return `${twoDigits(minutes)}:${twoDigits(Math.floor(rest / 1000))}.${String(rest % 1000).padStart(3, '0')}`
}

/** WebVTT of a film's words in both languages. */
export function filmSubtitles({ cues }: Pick<SeedFilm, 'cues'>): { zh: string; en: string } {
  const textOf = (words: (cue: SeedFilm['cues'][number]) => string) =>
    `WEBVTT\n\n${cues.map((cue) => `${timeOf(cue[0])} --> ${timeOf(cue[1])}\n${words(cue)}\n`).join('\n')}`
  return { zh: textOf(([, , zh]) => zh), en: textOf(([, , , en]) => en) }
}
