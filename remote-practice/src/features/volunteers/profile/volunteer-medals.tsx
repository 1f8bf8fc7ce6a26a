import type { Medal } from '@plaza/shared/api'
import { SectionTitle } from '@plaza/shared/ui'
import { hoursText } from '../../../volunteer-words/volunteer.text'
import classes from './profile.module.css'
import { medalText, t } from './profile.text'

/** What was earned first, then how far it is to the rest. */
export function Medals({ medals }: { medals: readonly Medal[] }) {
  const earned = medals.filter((medal) => medal.earned)
  const sorted = [...earned, ...medals.filter((medal) => !medal.earned)]
  return (
    <section className={classes.medals}>
      <SectionTitle title={`${t.medals()} ${t.medalsOf(earned.length, medals.length)}`} />
      <ul className={classes.grid}>
        {sorted.map((medal) => (
          <li key={medal.id} className={classes.medal} data-earned={medal.earned ? '' : undefined}>
            <MedalDrawing />
            <span className={classes.medalName}>{medalText[medal.id]()}</span>
            <span className={classes.quiet}>
              {medal.earned ? t.earned() : t.progress(hoursText(medal.progress), medal.of)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MedalDrawing = () => (
  <svg className={classes.drawing} viewBox="0 0 48 56" aria-hidden="true">
    <path d="M14 2h8l4 16h-8zM34 2h-8l-4 16h8z" className={classes.ribbon} />
    <circle cx="24" cy="36" r="17" className={classes.disc} />
    <path d="M24 46c-8-5-11-8-11-12a5.5 5.5 0 0 1 11-2 5.5 5.5 0 0 1 11 2c0 4-3 7-11 12z" className={classes.heart} />
  </svg>
)
