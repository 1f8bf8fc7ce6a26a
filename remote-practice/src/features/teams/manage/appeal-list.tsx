import { type Appeal, attendance } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useAction, useHost, useNow, usePaged } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Avatar, Button, CellsSkeleton, PagedList, Tag } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './manage.module.css'
import { t } from './manage.text'
import { ReasonSheet } from './reason-sheet'

const tones = { waiting: 'gold', accepted: 'green', refused: 'grey' } as const

/** What people write who were there without signing in. */
export function AppealList({ team }: { team: string }) {
  const list = usePaged(attendance.appeals, { params: { id: team } })
  return (
    <PagedList
      of={list}
      keyOf={({ id }) => id}
      label={t.appeals()}
      name="appeals"
      empty="data"
      embedded
      skeleton={<CellsSkeleton />}
    >
      {(appeal) => <AppealRow appeal={appeal} />}
    </PagedList>
  )
}

function AppealRow({ appeal }: { appeal: Appeal }) {
  const { ui } = useHost()
  const now = useNow()
  const [isRefusing, refuse] = useState(false)
  const decide = useAction(attendance.decideAppeal, {
    refreshes: [attendance.appeals, attendance.list],
    successMessage: t.done,
    onDone: () => refuse(false),
    onRefused: () => refuse(false),
  })
  const { id, user, activity, text, images, state, reason } = appeal
  return (
    <div className={classes.row}>
      <Avatar src={user.avatar} name={user.name} size={40} />
      <div className={classes.words}>
        <span className={classes.name}>
          {user.name}
          {state !== 'waiting' && <Tag tone={tones[state]}>{t[state]()}</Tag>}
        </span>
        <small>
          <Link to={to('activity', { id: activity.id })} className={classes.link}>
            {activity.title}
          </Link>
          {` · ${dateTime(activity.starts_at, now)}`}
        </small>
        <p className={classes.text}>{text}</p>
        {images.length > 0 && (
          <div className={classes.pictures}>
            {images.map((image, index) => (
              <button
                key={image}
                type="button"
                aria-label={t.picture(index + 1)}
                onClick={() => ui.viewImages(images, index)}
              >
                <img src={image} alt="" width={72} height={72} loading="lazy" />
              </button>
            ))}
          </div>
        )}
        {reason && <p className={classes.text}>{reason}</p>}
        {state === 'waiting' && (
          <div className={classes.buttons}>
            <Button
              small
              loading={decide.busy}
              onClick={() => void decide.run({ params: { id }, body: { step: 'accept' } })}
            >
              {t.accept()}
            </Button>
            <Button small kind="secondary" onClick={() => refuse(true)}>
              {t.refuse()}
            </Button>
            <small>{t.credits(String(activity.hours))}</small>
          </div>
        )}
      </div>
      {isRefusing && (
        <ReasonSheet
          title={t.refuse()}
          busy={decide.busy}
          onDecide={(why) => void decide.run({ params: { id }, body: { step: 'refuse', reason: why } })}
          onClose={() => refuse(false)}
        />
      )}
    </div>
  )
}
