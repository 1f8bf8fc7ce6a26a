import { type Dispatch, type DispatchState, dispatches } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useNow, usePaged } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { CellsSkeleton, PagedList, Tag, TimeAgo, type Tone } from '@plaza/shared/ui'
import { districtName } from '../parts/district.text'
import { AnswerButtons } from './answer-buttons'
import { kindText, stateText, t } from './dispatch.text'
import classes from './dispatches.module.css'

const tones: Record<DispatchState, Tone> = {
  asked: 'orange',
  accepted: 'green',
  declined: 'grey',
  withdrawn: 'grey',
  lapsed: 'grey',
}

/** What the centre asks a team to do. */
export function DispatchList({ team }: { team: string }) {
  const list = usePaged(dispatches.list, { params: { id: team } })
  return (
    <PagedList
      of={list}
      keyOf={({ id }) => id}
      label={t.list()}
      name="dispatches"
      empty="data"
      embedded
      skeleton={<CellsSkeleton />}
    >
      {(dispatch) => <DispatchRow dispatch={dispatch} onRefused={() => void list.refresh()} />}
    </PagedList>
  )
}

const pageOf = ({ kind, deed }: Dispatch) =>
  kind === 'order' ? to('order-detail', {}, { id: deed.id }) : to('micro-wish-detail', { id: deed.id })

function DispatchRow({ dispatch, onRefused }: { dispatch: Dispatch; onRefused: () => void }) {
  const now = useNow()
  const { id, kind, deed, wanted_at: wanted, note, state, asked_at: at, reason, steps } = dispatch
  const name = nameOf({ name: deed.title, name_en: deed.title_en })
  return (
    <article className={classes.row}>
      <div className={classes.top}>
        <span>
          {kindText[kind]()} · {districtName(deed.district)} · <TimeAgo of={at} />
        </span>
        <Tag tone={tones[state]}>{stateText[state]()}</Tag>
      </div>
      <h3 className={classes.title}>
        {/* An order of another team is seen as long as it is asked of this one, and once it is taken on. */}
        {kind !== 'order' || state === 'asked' || state === 'accepted' ? (
          <Link className={classes.link} to={pageOf(dispatch)}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      {wanted && <p className={classes.facts}>{t.wanted(dateTime(wanted, now))}</p>}
      {note && <p className={classes.note}>{note}</p>}
      {reason && <p className={classes.facts}>{t.answered(reason)}</p>}
      {steps.length > 0 && <AnswerButtons id={id} onRefused={onRefused} />}
    </article>
  )
}
