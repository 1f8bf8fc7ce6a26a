import { searches } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { HighlightedText, Search } from '@plaza/shared/ui'
import { useEffect, useState } from 'react'
import { t } from './search.text'
import classes from './suggestions.module.css'

/** Debounce of typing before suggestions are requested. */
const REST_MS = 160

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** Offsets of the typed letters in a suggestion; none if it matched by pinyin. */
function marksOf(text: string, typed: string): [number, number][] {
  const at = text.toLowerCase().indexOf(typed.toLowerCase())
  return at < 0 ? [] : [[at, at + typed.length]]
}

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
