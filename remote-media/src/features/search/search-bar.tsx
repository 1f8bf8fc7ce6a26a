import { useHost, useHydrated } from '@plaza/shared/host'
import { ChevronLeft, CircleX, IconButton, Search } from '@plaza/shared/ui'
import { type FormEvent, useEffect, useRef } from 'react'
import { t } from './search.text'
import classes from './search-bar.module.css'

interface SearchBarProps {
  text: string
  onType: (text: string) => void
  onAsk: (q: string) => void
}

export function SearchBar({ text, onType, onAsk }: SearchBarProps) {
  const host = useHost()
  const input = useRef<HTMLInputElement>(null)
  // Autofocus only after a tap inside the app, not when the page came with its HTML.
  const cameByTap = useHydrated()
  const begun = useRef(text !== '' || !cameByTap)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    input.current?.focus()
  }, [])
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    input.current?.blur()
    onAsk(text)
  }
  return (
    <search className={classes.bar}>
      <IconButton label={t.back()} icon={<ChevronLeft />} onClick={() => host.back()} />
      <form className={classes.form} onSubmit={ask} action="">
        <span className={classes.box}>
          <Search size={16} />
          <input
            ref={input}
            className={classes.input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={50}
            aria-label={t.title()}
            placeholder={t.placeholder()}
            value={text}
            onChange={(event) => onType(event.target.value)}
          />
          {text !== '' && (
            <button
              type="button"
              className={classes.clear}
              aria-label={t.clear()}
              onClick={() => {
                onType('')
                input.current?.focus()
              }}
            >
              <CircleX size={16} />
            </button>
          )}
        </span>
        <button type="submit" className={classes.go}>
          {t.go()}
        </button>
      </form>
    </search>
  )
}
