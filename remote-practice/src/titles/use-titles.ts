import { type PracticeHeading, practiceTitles } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { language } from '@plaza/shared/text'

/** English titles stand next to the others: `venues`, `venues_en`. */
const ENGLISH = '_en'
/** One answer serves all pages of a visit. */
const FRESH_MS = 3_600_000

/**
 * Headings that the practice config renames: the configured one in the current language, otherwise the page's own.
 * @example const title = useTitles(); title('venues', t.title())
 */
export function useTitles(): (key: PracticeHeading, own: string) => string {
  const { data } = useResource(practiceTitles, {}, { freshMs: FRESH_MS })
  return (key, own) => data?.[language() === 'en' ? key + ENGLISH : key] ?? own
}
