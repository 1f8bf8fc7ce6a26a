import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { defineTexts } from '../../text'
import classes from './prose.module.css'

const t = defineTexts({ more: { en: 'Read more', zh: '展开' }, less: { en: 'Show less', zh: '收起' } })

/** Text that is truncated after some lines (3 by default), with a button that shows the rest if there is one. */
export function ReadMore({ children, lines = 3 }: { children: ReactNode; lines?: number }) {
  const text = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [long, setLong] = useState(false)
  useLayoutEffect(() => {
    const element = text.current
    if (!element || open) return
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [open])
  return (
    <div className={classes.whole}>
      <div ref={text} className={open ? classes.open : classes.cut} style={{ WebkitLineClamp: lines }}>
        {children}
      </div>
      {long && (
        <button
          type="button"
          className={open ? classes.less : classes.more}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? t.less() : t.more()}
        </button>
      )}
    </div>
  )
}
