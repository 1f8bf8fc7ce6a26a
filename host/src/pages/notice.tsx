import type { ReactNode } from 'react'
import classes from './pages.module.css'

/** Line drawings of the harbour town, in the style of the empty states. */
const drawings = {
  lost: (
    <>
      <path className={classes.tint} d="M46 96 58 30h16l12 66z" />
      <path d="M52 96 62 38h16l10 58M60 38h20l-3-14H63zM66 24l4-8 4 8M57.5 66h25M60 52h20.5" />
      <path className={classes.accent} d="M80 30 132 18M80 34l56 8" />
      <path d="M12 104c10-7 18-7 28 0s18 7 28 0 18-7 28 0 18 7 28 0 18-7 28 0M40 96h60" />
    </>
  ),
  building: (
    <>
      <path className={classes.tint} d="M44 48h56v52H44z" />
      <path d="M50 40h56v60H50zM62 52h10v10H62zM84 52h10v10H84zM62 72h10v10H62zM84 72h10v28H84z" />
      <path className={classes.accent} d="M24 100V20h64M24 32 40 20M76 20v12M72 32h8v6h-8z" />
      <path d="M12 104h128" />
    </>
  ),
  leaving: (
    <>
      <path className={classes.tint} d="M30 44h48v52H30z" />
      <path d="M72 96H38V30h34M38 96H20M110 96H72" />
      <path className={classes.accent} d="M66 63h52M104 49l14 14-14 14" />
      <path d="M12 104h128" />
    </>
  ),
  refused: (
    <>
      <path className={classes.tint} d="M48 36 78 26l30 10v26c0 20-13 32-30 40-17-8-30-20-30-40z" />
      <path d="m44 30 30-10 30 10v26c0 20-13 34-30 42-17-8-30-22-30-42z" />
      <path className={classes.accent} d="m62 46 24 24M86 46 62 70" />
      <path d="M12 106h128" />
    </>
  ),
  waiting: (
    <>
      <path className={classes.tint} d="M56 22h46v80H56z" />
      <path d="M50 16h46a4 4 0 0 1 4 4v76a4 4 0 0 1-4 4H50a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4ZM66 90h14" />
      <path className={classes.accent} d="M73 38a16 16 0 1 1-14 8M58 36v11h11" />
      <path d="M12 106h128" />
    </>
  ),
} as const

interface NoticeProps {
  drawing: keyof typeof drawings
  title: string
  text?: string
  children?: ReactNode
  actions?: ReactNode
}

/** A page with a single message: drawing, title, reason, and actions. */
export function Notice({ drawing, title, text, children, actions }: NoticeProps) {
  return (
    <section className={classes.notice}>
      <svg className={classes.drawing} viewBox="0 0 152 112" aria-hidden="true">
        {drawings[drawing]}
      </svg>
      <h2 className={classes.title}>{title}</h2>
      {text && <p className={classes.text}>{text}</p>}
      {children}
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  )
}
