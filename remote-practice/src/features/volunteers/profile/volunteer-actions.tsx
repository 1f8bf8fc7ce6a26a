import { volunteers } from '@plaza/shared/api'
import { calendarDate } from '@plaza/shared/format'
import { useNow, usePaged } from '@plaza/shared/host'
import { CellsSkeleton, PagedList, SectionTitle } from '@plaza/shared/ui'
import { hoursText } from '../../../volunteer-words/volunteer.text'
import classes from './profile.module.css'
import { t } from './profile.text'

export function Actions({ id }: { id: string }) {
  const now = useNow()
  const list = usePaged(volunteers.actions, { params: { id } })
  return (
    <section className={classes.actions}>
      <PagedList
        of={list}
        embedded
        keyOf={(action) => action.id}
        label={t.actions()}
        skeleton={<CellsSkeleton />}
        empty="data"
        header={
          <div className={classes.heading}>
            <SectionTitle title={t.actions()} />
          </div>
        }
      >
        {(action) => (
          <div className={classes.action}>
            <span className={classes.words}>
              <span className={classes.title}>{action.title}</span>
              <span className={classes.quiet}>{calendarDate(action.served_at, now)}</span>
            </span>
            <span className={classes.amount}>{t.hoursOf(hoursText(action.hours))}</span>
          </div>
        )}
      </PagedList>
    </section>
  )
}
