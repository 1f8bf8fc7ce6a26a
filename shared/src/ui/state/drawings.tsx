import type { ReactNode } from 'react'
import classes from './panel.module.css'

/** Small line drawings of a harbour town, one for each empty state. */
const drawings = {
  content: (
    <>
      <path className={classes.tint} d="M34 26h40v46H34z" />
      <path d="M40 20h40v46H40z" />
      <path d="M48 32h24M48 40h24M48 48h14" />
      <path d="M18 78h84" />
    </>
  ),
  comment: (
    <>
      <path className={classes.tint} d="M26 30h44v28H26z" />
      <path d="M32 24h50a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H58L46 68V58H32a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4Z" />
      <path d="M42 41h.1M57 41h.1M72 41h.1" strokeWidth="4" />
      <path d="M18 78h84" />
    </>
  ),
  collection: (
    <>
      <path className={classes.tint} d="M38 24h32v48l-16-12-16 12z" />
      <path d="M46 18h32v50L62 56 46 68z" />
      <path d="m62 28 3 6 6.5 1-4.7 4.5 1.1 6.5-5.9-3-5.9 3 1.1-6.5-4.7-4.5 6.5-1z" />
      <path d="M18 78h84" />
    </>
  ),
  history: (
    <>
      <circle className={classes.tint} cx="56" cy="48" r="24" />
      <circle cx="62" cy="44" r="24" />
      <path d="M62 30v15l10 6" />
      <path d="M18 78h84" />
    </>
  ),
  earnings: (
    <>
      <path className={classes.tint} d="M28 34h52v34H28z" />
      <path d="M36 28h50a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V32a4 4 0 0 1 4-4Z" />
      <path d="M90 40H74a7 7 0 0 0 0 14h16M76 47h.1" />
      <path d="m40 28 32-10 3 10" />
      <path d="M18 78h84" />
    </>
  ),
  data: (
    <>
      <path className={classes.tint} d="M30 50h14v22H30zM70 28h14v44H70z" />
      <path d="M34 46h14v26H34zM54 34h14v38H54zM74 22h14v50H74z" />
      <path d="M18 78h84" />
    </>
  ),
  gone: (
    <>
      <path className={classes.tint} d="M30 62h56l-8 14H38z" />
      <path d="M24 58h68l-9 16H33z" />
      <path d="M58 58V18M58 20l24 30H58M52 28 34 50h18" strokeDasharray="5 5" />
      <path d="M14 78c6 0 6-3 12-3s6 3 12 3 6-3 12-3 6 3 12 3 6-3 12-3 6 3 12 3 6-3 12-3" />
    </>
  ),
  busy: (
    <>
      <path className={classes.tint} d="m48 76 5-36h16l5 36z" />
      <path d="m50 78 5-40h12l5 40M52 62h18M53.5 50h15M52 38h18M55 38V28h12v10M53 28l8-8 8 8" />
      <path d="M46 32 28 26M76 32l18-6" strokeDasharray="4 5" />
      <path d="M18 78h84" />
    </>
  ),
} satisfies Record<string, ReactNode>

export interface DrawingProps {
  name: keyof typeof drawings
}

export function Drawing({ name }: DrawingProps) {
  return (
    <svg className={classes.drawing} viewBox="0 0 120 90" width="120" height="90" aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}
