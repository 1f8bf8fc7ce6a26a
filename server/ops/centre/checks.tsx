import type { CentreChecks, ManagersHours, WaitingPresence } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { usePolled } from '../calls/use-polled'
import { Button } from '../parts/button'
import { DataTable } from '../parts/data-table'
import { moment } from '../parts/format'
import { PolledContent, Skeleton } from '../parts/state'
import classes from './centre.module.css'
import { hoursOf } from './hours-dialogs'

const t = defineTexts({
  waiting: { en: 'Presences that no manager has looked at for a week', zh: '超过一周未核对的签到' },
  noneWaiting: { en: 'None: the teams are up to date.', zh: '没有，各队均已核对。' },
  managers: { en: 'Hours that managers confirmed for managers of their team', zh: '负责人之间互相确认的时长' },
  noneManagers: { en: 'None in the last sixty days.', zh: '近六十天没有。' },
  who: { en: 'Volunteer', zh: '志愿者' },
  activity: { en: 'Activity', zh: '活动' },
  presence: { en: 'There from, until', zh: '到场、离场' },
  hours: { en: 'Hours', zh: '时长' },
  reviewer: { en: 'Confirmed by', zh: '确认人' },
  day: { en: 'Time', zh: '时间' },
  stays: { en: 'not signed out', zh: '未签退' },
  confirm: { en: 'Confirm', zh: '确认' },
  undo: { en: 'Undo', zh: '撤销' },
  open: { en: 'Entries', zh: '查看记录' },
  noNumber: { en: 'No volunteer', zh: '非志愿者' },
})

/** What the centre has to look at; `onOpen` shows the entries of a volunteer. */
export function Checks({ onOpen }: { onOpen(number: string): void }) {
  const checks = usePolled<CentreChecks>('centre/checks')
  const call = useCall()
  const decide = (one: WaitingPresence, right: boolean) =>
    call.run(async () => {
      const body = { activity: one.activityId, user: one.userId, right }
      checks.put(await send<CentreChecks>('centre/decide-presence', body))
    })
  return (
    <PolledContent of={checks} waiting={<Skeleton height={240} />}>
      {({ waiting, managers }) => (
        <div className={classes.checks}>
          <h2 className={classes.heading}>{t.waiting()}</h2>
          {call.refusal && <p role="alert">{call.refusal}</p>}
          {waiting.length === 0 ? (
            <p className={classes.none}>{t.noneWaiting()}</p>
          ) : (
            <WaitingTable list={waiting} busy={call.busy} onDecide={decide} />
          )}
          <h2 className={classes.heading}>{t.managers()}</h2>
          {managers.length === 0 ? (
            <p className={classes.none}>{t.noneManagers()}</p>
          ) : (
            <ManagersTable list={managers} onOpen={onOpen} />
          )}
        </div>
      )}
    </PolledContent>
  )
}

interface WaitingTableProps {
  list: readonly WaitingPresence[]
  busy: boolean
  onDecide(one: WaitingPresence, right: boolean): void
}

const WaitingTable = ({ list, busy, onDecide }: WaitingTableProps) => (
  <DataTable withButtons caption={t.waiting()} heads={[t.who(), t.activity(), t.presence(), t.hours()]}>
    {list.map((one) => (
      <tr key={`${one.activityId} ${one.userId}`}>
        <VolunteerCell of={one} />
        <ActivityCell of={one} />
        <td>
          {one.signedInAt === null ? '–' : moment(one.signedInAt)}
          <br />
          {one.signedOutAt === null ? t.stays() : moment(one.signedOutAt)}
        </td>
        <td>{hoursOf(one.hours)}</td>
        <td>
          <div className={classes.decide}>
            <Button busy={busy} aria-label={`${t.confirm()}: ${one.nickname}`} onClick={() => onDecide(one, true)}>
              {t.confirm()}
            </Button>
            <Button busy={busy} aria-label={`${t.undo()}: ${one.nickname}`} onClick={() => onDecide(one, false)}>
              {t.undo()}
            </Button>
          </div>
        </td>
      </tr>
    ))}
  </DataTable>
)

const ManagersTable = ({ list, onOpen }: { list: readonly ManagersHours[]; onOpen(number: string): void }) => (
  <DataTable withButtons caption={t.managers()} heads={[t.who(), t.activity(), t.reviewer(), t.day(), t.hours()]}>
    {list.map((one) => (
      <tr key={one.entry}>
        <VolunteerCell of={one} />
        <ActivityCell of={one} />
        <td>{one.reviewer}</td>
        <td>{moment(one.servedAt)}</td>
        <td>{hoursOf(one.hours)}</td>
        <td>
          {one.number !== null && (
            <Button aria-label={`${t.open()}: ${one.nickname}`} onClick={() => onOpen(one.number ?? '')}>
              {t.open()}
            </Button>
          )}
        </td>
      </tr>
    ))}
  </DataTable>
)

const VolunteerCell = ({ of: { nickname, number } }: { of: Pick<WaitingPresence, 'nickname' | 'number'> }) => (
  <th scope="row">
    {nickname}
    <br />
    {number ?? t.noNumber()}
  </th>
)

const ActivityCell = ({ of: { activity, team } }: { of: Pick<WaitingPresence, 'activity' | 'team'> }) => (
  <td className={classes.why}>
    {activity}
    <br />
    {team}
  </td>
)
