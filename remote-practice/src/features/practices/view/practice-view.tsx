import type { Practice } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'
import { Cell, CellGroup, MapPin, PictureGrid, PostVideo, ReportLink, TimeAgo } from '@plaza/shared/ui'
import { PersonLink } from '../../../parts/person-link'
import { contentOf, t, titleOf } from '../practice.text'
import classes from './practice-view.module.css'

function noteOf({ state, refusal }: Practice): string | null {
  if (state === 'draft') return t.isDraft()
  if (state === 'pending') return t.isPending()
  return state === 'refused' ? t.isRefused(refusal ?? '') : null
}

export function PracticeView({ practice }: { practice: Practice }) {
  const note = noteOf(practice)
  return (
    <>
      <article className={classes.part}>
        <h1 className={classes.title} tabIndex={-1}>
          {titleOf(practice)}
        </h1>
        <PersonLink person={practice.user}>
          <TimeAgo of={practice.created_at} />
        </PersonLink>
        {note && (
          <p className={classes.note} role="status">
            {note}
          </p>
        )}
        <p className={classes.text}>{contentOf(practice)}</p>
        <PictureGrid images={practice.images} eager />
        {practice.video && <PostVideo video={practice.video} eager />}
        {practice.place && (
          <p className={classes.facts}>
            <span className={classes.place}>
              <MapPin size={14} /> {practice.place}
            </span>
          </p>
        )}
        {!practice.own && <ReportLink target="practice" id={practice.id} />}
      </article>
      {practice.activity && (
        <CellGroup title={t.of()}>
          <Cell title={titleOf(practice.activity)} to={to('activity', { id: practice.activity.id })} />
          <Cell title={t.write()} to={to('practice-record-publish', { aid: practice.activity.id })} />
        </CellGroup>
      )}
    </>
  )
}
