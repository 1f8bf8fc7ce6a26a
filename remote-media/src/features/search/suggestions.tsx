import { searches } from '@plaza/shared/api'
import { useDebounced, useResource } from '@plaza/shared/host'
import { HighlightedText, Search } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from './search.text'
import classes from './suggestions.module.css'

/** Pause of typing before suggestions are requested. */
const DEBOUNCE_MS = 160

/** Offsets of the typed letters in a suggestion; none if it matched by pinyin. */
function marksOf(text: string, typed: string): [number, number][] {
  const at = text.toLowerCase().indexOf(typed.toLowerCase())
  return at < 0 ? [] : [[at, at + typed.length]]
}

export function Suggestions({ typed, onAsk }: { typed: string; onAsk: (q: string) => void }) {
  const q = useDebounced(typed, DEBOUNCE_MS)
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
