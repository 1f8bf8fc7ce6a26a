import { Skeleton } from '@plaza/shared/ui'
import classes from './code-panel.module.css'
import { t } from './codes.text'

/** The room of a code panel with the same hint, line by line, so that what follows it stays where it is. */
export const CodeSkeleton = ({ hint }: { hint: string }) => (
  <section className={classes.panel} aria-hidden="true">
    <div className={classes.who}>
      <Skeleton width={48} height={48} round />
      <p className={classes.name}>
        <Skeleton width={96} />
      </p>
    </div>
    <div className={classes.code}>
      <Skeleton height="100%" />
    </div>
    <div className={classes.track} />
    <p className={classes.hint}>{hint}</p>
    <p className={classes.note}>{t.changes()}</p>
  </section>
)
