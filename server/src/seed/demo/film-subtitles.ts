import type { Entries } from './groups'
import type { SeedFilm } from './schemas/media'

const twoDigits = (count: number) => String(count).padStart(2, '0')

function timeOf(seconds: number): string {
  const thousandths = Math.round(seconds * 1000)
  const [minutes, rest] = [Math.floor(thousandths / 60_000), thousandths % 60_000]
  return `${twoDigits(minutes)}:${twoDigits(Math.floor(rest / 1000))}.${String(rest % 1000).padStart(3, '0')}`
}

/** WebVTT of a film's words in both languages. */
function filmSubtitles({ cues }: Pick<SeedFilm, 'cues'>): { zh: string; en: string } {
  const textOf = (words: (cue: SeedFilm['cues'][number]) => string) =>
    `WEBVTT\n\n${cues.map((cue) => `${timeOf(cue[0])} --> ${timeOf(cue[1])}\n${words(cue)}\n`).join('\n')}`
  return { zh: textOf(([, , zh]) => zh), en: textOf(([, , , en]) => en) }
}

/** Videos of films have the films' words as subtitles, so that they stand in the documents of the newsroom too. */
export const withFilmSubtitles = ({ videos, films }: Pick<Entries, 'videos' | 'films'>): Entries['videos'] =>
  videos.map((video) => {
    const film = films.find(({ id }) => id === video.clip)
    return film ? { ...video, subtitles: filmSubtitles(film) } : video
  })
