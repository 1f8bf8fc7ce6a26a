import { ChevronLeft } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useHost, useHydrated } from '../../host'
import { defineTexts } from '../../text'
import { IconButton } from '../basic/icon-button'
import classes from './search-bar.module.css'
import { SearchField } from './search-field'

const t = defineTexts({
  back: { en: 'Back', zh: '返回' },
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
        <SearchField
          label={label}
          placeholder={placeholder}
          text={text}
          onType={onType}
          onClear={() => onType('')}
          input={input}
        />
        <button type="submit" className={classes.go}>
          {t.go()}
        </button>
      </form>
    </search>
  )
}
