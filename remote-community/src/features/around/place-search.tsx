import { CircleX, Search } from '@plaza/shared/ui'
import { type FormEvent, useRef, useState } from 'react'
import { t } from './around.text'
import classes from './place-search.module.css'

interface PlaceSearchProps {
  /** The question in the address. */
  q: string
  onAsk: (q: string) => void
}

export function PlaceSearch({ q, onAsk }: PlaceSearchProps) {
  const [typed, type] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const text = typed ?? q
  const ask = (event: FormEvent) => {
    event.preventDefault()
    input.current?.blur()
    type(null)
    onAsk(text.trim())
  }
  const clear = () => {
    type(null)
    onAsk('')
    input.current?.focus()
  }
  return (
    <search className={classes.bar}>
      <form className={classes.box} onSubmit={ask} action="">
        <Search size={16} />
        <input
          ref={input}
          className={classes.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={40}
          aria-label={t.search()}
          placeholder={t.search()}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        {text !== '' && (
          <button type="button" className={classes.clear} aria-label={t.clear()} onClick={clear}>
            <CircleX size={16} />
          </button>
        )}
      </form>
    </search>
  )
}
