import { type DataOf, volunteers } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Async, ChevronRight, Skeleton } from '@plaza/shared/ui'
import { hoursText } from '../../../volunteer-words/volunteer.text'
import { t as strip } from '../strip/strip.text'
import { StripLink } from '../strip/strip-link'
import classes from './volunteering.module.css'
import { stateNote, t } from './volunteering.text'

type Detail = DataOf<typeof volunteers.detail>

/** A volunteer's sums; for others, what has become of their application, or the way to become one. */
export function OwnHead() {
  const detail = useResource(volunteers.detail, {}, { freshMs: 0 })
  return (
    <Async of={detail} skeleton={<Skeleton height="100%" />}>
      {({ uc_volunteer: volunteer, statistic }) =>
        volunteer?.state === 'active' ? (
          <Sums of={statistic} />
        ) : (
          <StripLink
            to={to('volunteer-register')}
            title={strip.join()}
            note={stateNote[volunteer?.state ?? 'none']()}
          />
        )
      }
    </Async>
  )
}

function Sums({ of: { hours, activities, rank } }: { of: Detail['statistic'] }) {
  const sums = [
    [t.hours(), hoursText(hours)],
    [t.activities(), activities],
    [t.rank(), rank ?? '–'],
  ] as const
  return (
    <Link to={to('activity-record')} className={classes.sums}>
      <dl className={classes.numbers}>
        {sums.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <span className="visually-hidden">{t.record()}</span>
      <ChevronRight size={18} />
    </Link>
  )
}
