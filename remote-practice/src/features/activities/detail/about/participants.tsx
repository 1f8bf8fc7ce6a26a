import { type ActivityDetail, activities } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { Avatar, ChevronRight, ListSkeleton, PagedList, SectionTitle, Sheet, Tag } from '@plaza/shared/ui'
import { useState } from 'react'
import { t as words } from '../../../../activity/activity.text'
import { participationText } from '../../../../activity/participation.text'
import { t } from './about.text'
import classes from './section.module.css'

const FACES = 8

/** The newest as avatars, all in a sheet. The server masks the names. */
export function Participants({ activity }: { activity: ActivityDetail }) {
  const [open, show] = useState(false)
  return (
    <section className={classes.section}>
      <SectionTitle title={t.people()} />
      {activity.newest.length === 0 ? (
        <p className={classes.quiet}>{t.nobody()}</p>
      ) : (
        <button type="button" className={classes.people} aria-haspopup="dialog" onClick={() => show(true)}>
          <span className={classes.faces}>
            {activity.newest.slice(0, FACES).map((person) => (
              <Avatar key={person.id} src={person.avatar} name={person.name} size={32} />
            ))}
          </span>
          <span className={classes.count}>{words.taken(activity.joined, activity.capacity)}</span>
          <span className="visually-hidden">{t.everyone()}</span>
          <ChevronRight size={16} />
        </button>
      )}
      <Sheet open={open} tall title={t.people()} onClose={() => show(false)}>
        <Everyone activity={activity.id} />
      </Sheet>
    </section>
  )
}

function Everyone({ activity }: { activity: string }) {
  const people = usePaged(activities.participants, { query: { activity_id: activity } })
  return (
    <PagedList inSheet of={people} keyOf={(person) => person.id} skeleton={<ListSkeleton avatar />} empty="data">
      {(person) => (
        <div className={classes.person}>
          <Avatar src={person.avatar} name={person.name} size={36} />
          <b>{person.name}</b>
          <Tag>{participationText[person.participation]()}</Tag>
        </div>
      )}
    </PagedList>
  )
}
