import { activities, attendance } from '@plaza/shared/api'
import { oneOf, useAction, usePaged, useQueryState, useResource } from '@plaza/shared/host'
import { BottomBar, Button, CellsSkeleton, Download, IconButton, PagedList, Tabs } from '@plaza/shared/ui'
import { useState } from 'react'
import { titleOf } from '../../../activity/activity.text'
import { TitledFrame } from '../../../titles/titled-frame'
import { AttendanceRow } from './attendance-row'
import classes from './manage.module.css'
import { t } from './manage.text'
import { SignCodePanel } from './sign-code-panel'
import { useCsv } from './use-csv'

const lists = ['all', 'absent', 'to-check', 'waiting'] as const

/** Who joined an activity: signed in or not, waiting, to be checked; many are signed in or out at once. */
export function AttendanceView({ activity: id }: { activity: string }) {
  const [{ of }, change] = useQueryState({ of: oneOf(lists) })
  const activity = useResource(activities.detail, { params: { id } })
  const list = usePaged(attendance.list, { params: { id }, query: { of } })
  const [picked, pick] = useState<ReadonlySet<string> | null>(null)
  const sign = useAction(attendance.sign, {
    refreshes: [attendance.list, activities.participants, activities.detail],
    successMessage: ({ done }) => t.signed(done),
    onDone: () => pick(null),
    onRefused: () => void list.refresh(),
  })
  const csv = useCsv(id)
  const toggle = (user: string) => {
    const next = new Set(picked)
    if (!next.delete(user)) next.add(user)
    pick(next)
  }
  const send = (step: 'sign-in' | 'sign-out') =>
    void sign.run({ params: { id }, body: { step, user_ids: [...(picked ?? [])] } })
  return (
    <TitledFrame
      heading="attendance"
      title={t.signIns()}
      action={<IconButton label={t.csv()} icon={<Download size={22} />} onClick={csv} />}
      footer={
        picked && (
          <BottomBar>
            <div className={classes.bar}>
              <Button block loading={sign.busy} disabled={picked.size === 0} onClick={() => send('sign-in')}>
                {t.signIn(picked.size)}
              </Button>
              <Button
                block
                kind="secondary"
                loading={sign.busy}
                disabled={picked.size === 0}
                onClick={() => send('sign-out')}
              >
                {t.signOut(picked.size)}
              </Button>
            </div>
          </BottomBar>
        )
      }
    >
      <PagedList
        of={list}
        keyOf={(person) => person.id}
        label={t.signIns()}
        name={`attendance-${of}`}
        empty="data"
        skeleton={<CellsSkeleton />}
        header={
          <>
            <section className={classes.head}>
              <h2>{activity.data && titleOf(activity.data)}</h2>
              <SignCodePanel id={id} />
              <Button kind="secondary" block onClick={() => pick(picked ? null : new Set())}>
                {picked ? t.stop() : t.select()}
              </Button>
            </section>
            <Tabs
              even
              label={t.signIns()}
              items={lists.map((one) => ({ id: one, label: t[one]() }))}
              value={of}
              onChange={(next) => change({ of: next })}
            />
          </>
        }
      >
        {(person) => (
          <AttendanceRow
            activity={id}
            person={person}
            picked={picked ? picked.has(person.id) : null}
            onPick={() => toggle(person.id)}
          />
        )}
      </PagedList>
    </TitledFrame>
  )
}
