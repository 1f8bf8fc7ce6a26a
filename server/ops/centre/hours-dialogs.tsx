import { siteDate } from '@plaza/shared/format'
import { type CentreHoursEntry, type CentreVolunteer, MAX_HOURS } from '@plaza/shared/operations'
import { defineTexts, language } from '@plaza/shared/text'
import { useState } from 'react'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { Dialog } from '../parts/dialog'
import { Field, inputClass } from '../parts/field'

const t = defineTexts({
  hours: { en: (n: string) => `${n} h`, zh: (n: string) => `${n} 小时` },
  credit: { en: 'Add hours', zh: '补录时长' },
  add: { en: 'Add', zh: '补录' },
  title: { en: 'For what', zh: '事由' },
  titleHelp: { en: 'The volunteer reads it.', zh: '志愿者会看到。' },
  titleShort: { en: 'Write at least 2 characters.', zh: '请至少填写 2 个字。' },
  amount: { en: 'Hours', zh: '时长（小时）' },
  amountUnfit: {
    en: `A quarter of an hour to ${MAX_HOURS} hours, in quarters.`,
    zh: `0.25 至 ${MAX_HOURS} 小时，以一刻钟为单位。`,
  },
  day: { en: 'Day of the service', zh: '服务日期' },
  dayUnfit: { en: 'A day until today.', zh: '请选择今天或以前的日期。' },
  why: { en: 'Why', zh: '原因' },
  whyHelp: { en: 'The volunteer reads it, and it stands in the record for good.', zh: '志愿者会看到，并永久留存。' },
  reverse: { en: 'Take hours back', zh: '扣回时长' },
  back: { en: 'Take back', zh: '扣回' },
  about: {
    en: (title: string, hours: string) => `${title}, ${hours}: an entry of its own takes them back.`,
    zh: (title: string, hours: string) => `${title}，${hours}：将以一条冲回记录扣除，原记录保留。`,
  },
})
const QUARTER = 0.25

/** Hours with at most two decimals. */
export const hoursOf = (hours: number): string =>
  t.hours(new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(hours))

interface HoursDialogProps {
  number: string
  /** The volunteer after a change; nothing if there was none. */
  onClose(changed?: CentreVolunteer): void
}

/** The words of a dialog, and whether they were sent before. */
function useWords() {
  const [why, setWhy] = useState('')
  const [tried, setTried] = useState(false)
  const isShort = why.trim().length < 2
  return { why: why.trim(), setWhy, tried, isShort, try: () => setTried(true), text: why }
}

export function CreditDialog({ number, onClose }: HoursDialogProps) {
  const call = useCall()
  const words = useWords()
  const [key] = useState(() => crypto.randomUUID())
  const [title, setTitle] = useState('')
  const [amount, setAmount] = useState('')
  const today = siteDate(Date.now())
  const [day, setDay] = useState(today)
  const hours = Number(amount)
  const isTitleShort = title.trim().length < 2
  const isAmountUnfit = !(hours >= QUARTER && hours <= MAX_HOURS && Number.isInteger(hours / QUARTER))
  const isDayUnfit = day === '' || day > today

  async function submit() {
    words.try()
    if (isTitleShort || isAmountUnfit || isDayUnfit || words.isShort) return
    const body = { number, key, title: title.trim(), hours, day, why: words.why }
    await call.run(async () => onClose(await send<CentreVolunteer>('centre/credit-hours', body)))
  }
  return (
    <Dialog
      title={t.credit()}
      action={t.add()}
      busy={call.busy}
      refusal={call.refusal}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      <Field label={t.title()} help={t.titleHelp()} error={words.tried && isTitleShort ? t.titleShort() : undefined}>
        <input className={inputClass} maxLength={60} value={title} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <Field label={t.amount()} error={words.tried && isAmountUnfit ? t.amountUnfit() : undefined}>
        <input
          className={inputClass}
          inputMode="decimal"
          maxLength={5}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </Field>
      <Field label={t.day()} error={words.tried && isDayUnfit ? t.dayUnfit() : undefined}>
        <input
          className={inputClass}
          type="date"
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </Field>
      <WhyField words={words} />
    </Dialog>
  )
}

export function ReverseDialog({ number, entry, onClose }: HoursDialogProps & { entry: CentreHoursEntry }) {
  const call = useCall()
  const words = useWords()
  async function submit() {
    words.try()
    if (words.isShort) return
    const body = { number, entry: entry.id, why: words.why }
    await call.run(async () => onClose(await send<CentreVolunteer>('centre/reverse-hours', body)))
  }
  return (
    <Dialog
      title={t.reverse()}
      action={t.back()}
      kind="danger"
      busy={call.busy}
      refusal={call.refusal}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      <p>{t.about(entry.title, hoursOf(entry.hours))}</p>
      <WhyField words={words} />
    </Dialog>
  )
}

const WhyField = ({ words }: { words: ReturnType<typeof useWords> }) => (
  <Field label={t.why()} help={t.whyHelp()} error={words.tried && words.isShort ? t.titleShort() : undefined}>
    <textarea
      className={inputClass}
      rows={3}
      maxLength={200}
      value={words.text}
      onChange={({ target }) => words.setWhy(target.value)}
    />
  </Field>
)
