import { type ActivityDetail, activities } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { Avatar, ChevronRight, ListSkeleton, PagedList, SectionTitle, Sheet, Tag } from '@plaza/shared/ui'
import { useState } from 'react'
import { detailText as d, participationText, t } from './activity.text'
import s from './section.module.css'

const FACES = 8

/** Who comes: the newest as faces, everyone in a sheet. Names come masked. */
export function Participants({ activity }: { activity: ActivityDetail }) {
  const [open, show] = useState(false)
  return (
    <section className={s.section}>
      <SectionTitle title={d.people()} />
      {activity.newest.length === 0 ? (
        <p className={s.quiet}>{d.nobody()}</p>
      ) : (
        <button type="button" className={s.people} aria-haspopup="dialog" onClick={() => show(true)}>
          <span className={s.faces}>
            {activity.newest.slice(0, FACES).map((person) => (
              <Avatar key={person.id} src={person.avatar} name={person.name} size={32} />
            ))}
          </span>
          <span className={s.count}>{t.taken(activity.joined, activity.capacity)}</span>
          <span className="visually-hidden">{d.everyone()}</span>
          <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
        </button>
      )}
      <Sheet open={open} tall title={d.people()} onClose={() => show(false)}>
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
        <div className={s.person}>
          <Avatar src={person.avatar} name={person.name} size={36} />
          <b>{person.name}</b>
          <Tag>{participationText[person.participation]()}</Tag>
        </div>
      )}
    </PagedList>
  )
}
