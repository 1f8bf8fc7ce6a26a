import { ChevronLeft, CircleX, Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useHost, useHydrated } from '../../host'
import { defineTexts } from '../../text'
import { IconButton } from '../basic/icon-button'
import classes from './search-bar.module.css'

const t = defineTexts({
  back: { en: 'Back', zh: '返回' },
  clear: { en: 'Clear', zh: '清空输入' },
  go: { en: 'Search', zh: '搜索' },
})

export interface SearchBarProps {
  /** Accessible name of the field. */
  label: string
  placeholder: string
  text: string
  onType: (text: string) => void
  onAsk: (q: string) => void
}

/** The head of a search page: back, the field, and the button that searches. */
export function SearchBar({ label, placeholder, text, onType, onAsk }: SearchBarProps) {
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
            aria-label={label}
            placeholder={placeholder}
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
