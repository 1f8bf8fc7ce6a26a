import { dateTime } from '@plaza/shared/format'
import type { ModerationRules, ModerationVersion, WritingLimit } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { type FormEvent, useState } from 'react'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { usePolled } from '../calls/use-polled'
import { isMissing, WhyField } from '../changes/why-field'
import { Button } from '../parts/button'
import { Field, inputClass } from '../parts/field'
import { PolledContent, Skeleton } from '../parts/state'
import { limitNames, linesOf, wordsOf } from './moderation.model'
import classes from './moderation.module.css'

interface VersionList {
  list: readonly ModerationVersion[]
}

const t = defineTexts({
  words: { en: 'Words that wait for a review', zh: '需要审核的词' },
  wordsHelp: {
    en: 'One per line. A text with one of them is shown to its author alone until it was reviewed.',
    zh: '每行一个。包含其中任何一个的内容，审核前仅作者可见。',
  },
  days: { en: 'Days in which a new account’s pieces are reviewed', zh: '新账号投稿须审核的天数' },
  save: { en: 'Save', zh: '保存' },
  saved: { en: 'Saved. In force on all servers within seconds.', zh: '已保存，几秒内在所有服务器生效。' },
  versions: { en: 'Versions', zh: '历史版本' },
  current: { en: 'in force', zh: '使用中' },
  deployed: { en: 'As deployed', zh: '部署时的规则' },
  use: { en: 'Put into the form', zh: '填入表单' },
  size: { en: (n: number) => `${n} words`, zh: (n: number) => `${n} 个词` },
})
const limits = defineTexts({
  postsPerTenMinutes: { en: 'Posts in ten minutes', zh: '十分钟内可发帖子' },
  commentsPerFiveMinutes: { en: 'Comments in five minutes', zh: '五分钟内可发评论' },
  chatLinesPerHour: { en: 'Chat lines in an hour', zh: '一小时内可发聊天' },
  piecesPerDay: { en: 'Pieces in a day', zh: '一天内可投稿' },
  advicesPerDay: { en: 'Letters to offices in a day', zh: '一天内可写信' },
  reportsPerDay: { en: 'Reports in a day', zh: '一天内可举报' },
}) satisfies Readonly<Record<WritingLimit, unknown>>

/** The words and limits of moderation, with their versions. */
export function ModerationView() {
  const page = usePolled<VersionList>('moderation')
  const [from, setFrom] = useState<ModerationVersion | null>(null)
  const [isSaved, setSaved] = useState(false)
  return (
    <PolledContent of={page} waiting={<Skeleton height={420} />}>
      {({ list }) => {
        const current = list[0]
        if (!current) return null
        const shown = from ?? current
        return (
          <>
            <RulesForm
              key={shown.id}
              rules={shown.rules}
              version={current.id}
              isSaved={isSaved}
              onSaved={(saved) => {
                setFrom(null)
                setSaved(true)
                page.put(saved)
              }}
            />
            <Versions list={list} onUse={setFrom} />
          </>
        )
      }}
    </PolledContent>
  )
}

interface RulesFormProps {
  rules: ModerationRules
  /** The version in force, which the new one replaces. */
  version: number
  /** The version in force was saved here. */
  isSaved: boolean
  onSaved(saved: VersionList): void
}

function RulesForm({ rules, version, isSaved, onSaved }: RulesFormProps) {
  const call = useCall()
  const [words, setWords] = useState(linesOf(rules.flagged))
  const [days, setDays] = useState(rules.newAccountDays)
  const [most, setMost] = useState(rules.limits)
  const [why, setWhy] = useState('')
  const [isTried, setTried] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isMissing(why)) return
    const body = { rules: { flagged: wordsOf(words), newAccountDays: days, limits: most }, version, why: why.trim() }
    await call.run(async () => onSaved(await send<VersionList>('moderation', body)))
  }
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <Field label={t.words()} help={t.wordsHelp()}>
        <textarea className={inputClass} rows={12} value={words} onChange={(event) => setWords(event.target.value)} />
      </Field>
      <NumberField label={t.days()} min={0} value={days} onChange={setDays} />
      {limitNames.map((name) => (
        <NumberField
          key={name}
          label={limits[name]()}
          min={1}
          value={most[name]}
          onChange={(value) => setMost({ ...most, [name]: value })}
        />
      ))}
      <WhyField value={why} missing={isTried && isMissing(why)} onChange={setWhy} />
      <div className={classes.actions}>
        <Button kind="primary" type="submit" busy={call.busy}>
          {t.save()}
        </Button>
        <p role="status">{call.refusal ?? (isSaved && t.saved())}</p>
      </div>
    </form>
  )
}

interface NumberFieldProps {
  label: string
  min: number
  value: number
  onChange(value: number): void
}

const NumberField = ({ label, min, value, onChange }: NumberFieldProps) => (
  <Field label={label}>
    <input
      type="number"
      inputMode="numeric"
      min={min}
      className={inputClass}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  </Field>
)

interface VersionsProps extends VersionList {
  onUse(version: ModerationVersion): void
}

const Versions = ({ list, onUse }: VersionsProps) => (
  <section className={classes.versions}>
    <h2>{t.versions()}</h2>
    <ul>
      {list.map((version, index) => (
        <li key={version.id} className={classes.version}>
          <span>
            <b>{version.id === 0 ? t.deployed() : `${version.who} · ${dateTime(version.at, Date.now())}`}</b>{' '}
            {index === 0 && t.current()}
            <br />
            {version.why} {t.size(version.rules.flagged.length)}
          </span>
          <Button onClick={() => onUse(version)}>{t.use()}</Button>
        </li>
      ))}
    </ul>
  </section>
)
