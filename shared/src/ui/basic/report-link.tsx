import { Link } from '@plaza/shared/router'
import type { ReportTarget } from '../../api'
import { isLive, to } from '../../routes'
import { defineTexts } from '../../text'
import classes from './report-link.module.css'

const t = defineTexts({ report: { en: 'Report', zh: '举报' } })

/** The way to report what somebody else wrote, below it. */
export function ReportLink({ target, id }: { target: ReportTarget; id: string }) {
  if (!isLive('post-report')) return null
  return (
    <p className={classes.line}>
      <Link to={to('post-report', { id }, { target })} className={classes.link}>
        {t.report()}
      </Link>
    </p>
  )
}
