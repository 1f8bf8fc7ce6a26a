import type { TransferDetail } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Check, SectionTitle } from '@plaza/shared/ui'
import classes from './timeline.module.css'
import { nextText, stateText, t } from './transfer.text'

/** States that it has been in, the newest first, below what comes next. */
export function Timeline({ transfer: { steps, state } }: { transfer: TransferDetail }) {
  const now = useNow()
  const next = nextText[state]
  return (
    <section className={classes.ground}>
      <SectionTitle title={t.steps()} />
      <ol className={classes.steps}>
        {next && (
          <li className={classes.step} data-next="">
            <span className={classes.mark} aria-hidden="true" />
            <span>
              {next()} <span className="visually-hidden">{t.waits()}</span>
            </span>
          </li>
        )}
        {steps.toReversed().map((step, index) => (
          <li key={`${step.state} ${step.at}`} className={classes.step} aria-current={index === 0 ? 'step' : undefined}>
            <span className={classes.mark} aria-hidden="true">
              {index > 0 && <Check size={10} strokeWidth={3} />}
            </span>
            <span>{stateText[step.state]()}</span>
            <time className={classes.at} dateTime={step.at}>
              {dateTime(step.at, now)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
