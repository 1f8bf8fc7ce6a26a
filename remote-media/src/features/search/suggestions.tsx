import { searches } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { Search } from '@plaza/shared/ui'
import { useEffect, useState } from 'react'
import { HighlightedText } from './highlighted-text'
import { t } from './search.text'
import classes from './suggestions.module.css'

/** What is typed is asked about once the fingers rest. */
const REST_MS = 160

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** Where the letters stand in a suggestion; nowhere where it was found by its sound. */
function marksOf(text: string, typed: string): [number, number][] {
  const at = text.toLowerCase().indexOf(typed.toLowerCase())
  return at < 0 ? [] : [[at, at + typed.length]]
}

/** What may be meant by what was typed so far. */
export function Suggestions({ typed, onAsk }: { typed: string; onAsk: (q: string) => void }) {
  const q = useRested(typed)
  const { data } = useResource(searches.suggestions, { query: { q } })
  const [last, setLast] = useState<readonly string[]>([])
  if (data && data.list !== last) setLast(data.list)
  return (
    <ul className={classes.list} aria-label={t.suggestions()}>
      {last.map((text) => (
        <li key={text}>
          <button type="button" className={classes.row} onClick={() => onAsk(text)}>
            <Search size={16} />
            <span className={classes.text}>
              <HighlightedText text={text} marks={marksOf(text, typed)} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
