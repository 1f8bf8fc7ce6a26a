import type { CentreHoursEntry, CentreVolunteer } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { type FormEvent, useState } from 'react'
import { read } from '../calls/call'
import { useCall } from '../calls/use-call'
import finance from '../finance/finance.module.css'
import { Button } from '../parts/button'
import { DataTable } from '../parts/data-table'
import { Field, inputClass } from '../parts/field'
import { moment } from '../parts/format'
import { Empty } from '../parts/state'
import classes from './centre.module.css'
import { Checks } from './checks'
import { CreditDialog, hoursOf, ReverseDialog } from './hours-dialogs'

const t = defineTexts({
  number: { en: 'Volunteer number', zh: '志愿者编号' },
  help: {
    en: 'SB and at least six digits, as on the volunteer’s card. Then hours are added or taken back.',
    zh: 'SB 加至少六位数字，见志愿者证。查询后可补录或扣回时长。',
  },
  unfit: { en: 'A number is SB and at least six digits.', zh: '编号为 SB 加至少六位数字。' },
  find: { en: 'Find', zh: '查询' },
  back: { en: 'To the checks', zh: '返回待办' },
  add: { en: 'Add hours', zh: '补录时长' },
  none: { en: 'No hours yet.', zh: '还没有服务时长。' },
  entries: { en: 'Entries', zh: '时长记录' },
  day: { en: 'Time', zh: '时间' },
  what: { en: 'For what', zh: '事由' },
  hours: { en: 'Hours', zh: '时长' },
  who: { en: 'Confirmed by', zh: '确认人' },
  note: { en: 'Note', zh: '备注' },
  rules: { en: 'by rule', zh: '按规则' },
  reverse: { en: 'Take back', zh: '扣回' },
  reversed: { en: (when: string) => `Taken back ${when}`, zh: (when: string) => `已于 ${when} 扣回` },
})

const NUMBER = /^SB\d{6,9}$/

/** Finds a volunteer by number; hours are added by hand, or taken back by an entry of their own. */
export function HoursView() {
  const [number, setNumber] = useState('')
  const [tried, setTried] = useState(false)
  const [volunteer, setVolunteer] = useState<CentreVolunteer | null>(null)
  const [dialog, setDialog] = useState<'credit' | CentreHoursEntry | null>(null)
  const call = useCall()
  const asked = number.trim().toUpperCase()
  const isUnfit = !NUMBER.test(asked)

  async function show(of: string) {
    setVolunteer(null)
    await call.run(async () => setVolunteer(await read<CentreVolunteer>(`centre/hours?number=${of}`)))
  }
  function find(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isUnfit) void show(asked)
  }
  function open(of: string) {
    setNumber(of)
    void show(of)
  }
  function close(changed?: CentreVolunteer) {
    setDialog(null)
    if (changed) setVolunteer(changed)
  }
  return (
    <section>
      <form className={finance.find} onSubmit={find} noValidate>
        <Field label={t.number()} help={t.help()} error={tried && isUnfit ? t.unfit() : (call.refusal ?? undefined)}>
          <input
            className={inputClass}
            maxLength={20}
            spellCheck={false}
            autoComplete="off"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        </Field>
        <Button kind="primary" type="submit" busy={call.busy}>
          {t.find()}
        </Button>
      </form>
      {volunteer ? (
        <>
          <Button onClick={() => setVolunteer(null)}>{t.back()}</Button>
          <div className={classes.found}>
            <h2>
              {volunteer.nickname} · {volunteer.number}
            </h2>
            <span>{hoursOf(volunteer.hours)}</span>
            <Button onClick={() => setDialog('credit')}>{t.add()}</Button>
          </div>
          {volunteer.entries.length === 0 ? (
            <Empty title={t.none()} />
          ) : (
            <EntryTable entries={volunteer.entries} onReverse={setDialog} />
          )}
        </>
      ) : (
        !call.busy && !call.refusal && <Checks onOpen={open} />
      )}
      {volunteer && dialog === 'credit' && <CreditDialog number={volunteer.number} onClose={close} />}
      {volunteer && dialog !== null && dialog !== 'credit' && (
        <ReverseDialog number={volunteer.number} entry={dialog} onClose={close} />
      )}
    </section>
  )
}

interface EntryTableProps {
  entries: readonly CentreHoursEntry[]
  onReverse(entry: CentreHoursEntry): void
}

const EntryTable = ({ entries, onReverse }: EntryTableProps) => (
  <DataTable caption={t.entries()} heads={[t.day(), t.what(), t.hours(), t.who(), t.note()]} withButtons>
    {entries.map((entry) => (
      <tr key={entry.id}>
        <th scope="row">{moment(entry.servedAt)}</th>
        <td className={classes.why}>{entry.title}</td>
        <td className={entry.reversedAt === null ? undefined : classes.reversed}>{hoursOf(entry.hours)}</td>
        <td>{entry.reviewer ?? t.rules()}</td>
        <td className={classes.why}>{entry.note}</td>
        <td>
          {entry.reversedAt !== null && t.reversed(moment(entry.reversedAt))}
          {entry.reversedAt === null && !entry.isReversal && (
            <Button aria-label={`${t.reverse()}: ${entry.title}`} onClick={() => onReverse(entry)}>
              {t.reverse()}
            </Button>
          )}
        </td>
      </tr>
    ))}
  </DataTable>
)
