import type { FoundWord, ModerationRules, ModerationTrial } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { Button } from '../parts/button'
import { Field, inputClass } from '../parts/field'
import classes from './moderation.module.css'
import { listNames } from './moderation.text'

const t = defineTexts({
  title: { en: 'Try a text', zh: '试一段文字' },
  help: {
    en: 'With the lists as they stand in this form, saved or not.',
    zh: '按表单中当前的词表检查，无需先保存。',
  },
  run: { en: 'Try', zh: '检查' },
  name: { en: 'As a nickname', zh: '作为昵称' },
  text: { en: 'As a post or comment', zh: '作为帖子或评论' },
  headline: { en: 'As a headline of a piece', zh: '作为投稿标题' },
  free: { en: 'passes', zh: '通过' },
  unfit: { en: 'is no nickname: 1 to 20 visible characters', zh: '不能作昵称：须为 1 至 20 个可见字符' },
  refused: { en: (words: string) => `is refused: ${words}`, zh: (words: string) => `不可用：${words}` },
  waits: { en: (words: string) => `waits for a review: ${words}`, zh: (words: string) => `须审核：${words}` },
  word: {
    en: (word: string, list: string) => `“${word}” (${list})`,
    zh: (word: string, list: string) => `“${word}”（${list}）`,
  },
  between: { en: ', ', zh: '、' },
})

const wordsOf = (found: readonly FoundWord[]): string =>
  found.map(({ word, list }) => t.word(word, listNames[list]())).join(t.between())

const nameResult = (found: ModerationTrial['name']): string =>
  found === null ? t.unfit() : found.length > 0 ? t.refused(wordsOf(found)) : t.free()
const textResult = (found: readonly FoundWord[]): string => (found.length > 0 ? t.waits(wordsOf(found)) : t.free())

/** Says which list would stop a text, and where. */
export function TryBox({ rules }: { rules(): ModerationRules }) {
  const call = useCall()
  const [text, setText] = useState('')
  const [trial, setTrial] = useState<ModerationTrial | null>(null)
  async function run() {
    setTrial(null)
    await call.run(async () => setTrial(await send<ModerationTrial>('moderation-try', { rules: rules(), text })))
  }
  return (
    <section className={classes.form} aria-label={t.title()}>
      <Field label={t.title()} help={t.help()}>
        <textarea className={inputClass} rows={3} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div className={classes.actions}>
        <Button busy={call.busy} disabled={text.trim() === ''} onClick={() => void run()}>
          {t.run()}
        </Button>
      </div>
      <div role="status">
        {call.refusal}
        {trial && (
          <dl className={classes.trial}>
            <dt>{t.name()}</dt>
            <dd>{nameResult(trial.name)}</dd>
            <dt>{t.text()}</dt>
            <dd>{textResult(trial.text)}</dd>
            <dt>{t.headline()}</dt>
            <dd>{textResult([...trial.text, ...trial.headline])}</dd>
          </dl>
        )}
      </div>
    </section>
  )
}
