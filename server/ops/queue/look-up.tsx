import type { FoundThing, QueueItem } from '@plaza/shared/operations'
import { defineTexts, language } from '@plaza/shared/text'
import { type FormEvent, useState } from 'react'
import { read, send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { Button } from '../parts/button'
import { Field, inputClass } from '../parts/field'
import { Tag } from '../parts/tag'
import { ItemPictures } from './item-pictures'
import classes from './queue.module.css'
import { kindName } from './queue.text'

const t = defineTexts({
  label: { en: 'Something that nobody reported', zh: '查找未被举报的内容' },
  help: {
    en: 'Its address in the app, or its id. Posts, comments, letters, pieces and people.',
    zh: '粘贴应用内地址或编号，可查帖子、评论、来信、投稿和用户。',
  },
  find: { en: 'Look up', zh: '查找' },
  none: { en: 'Nothing that others can see stands there.', zh: '没有找到公开的内容。' },
  take: { en: 'Take into the queue', zh: '加入队列' },
})

/** Finds a thing by its address and takes it into the queue, where it can be hidden. */
export function LookUp({ onTaken }: { onTaken(): void }) {
  const call = useCall()
  const [of, setOf] = useState('')
  const [things, setThings] = useState<readonly FoundThing[] | null>(null)

  function find(event: FormEvent) {
    event.preventDefault()
    if (!of.trim()) return
    setThings(null)
    const path = `queue/review/things?of=${encodeURIComponent(of.trim())}`
    void call.run(async () => setThings((await read<{ list: FoundThing[] }>(path)).list))
  }
  async function take({ kind, id }: FoundThing) {
    if (!(await call.run(async () => void (await send<QueueItem>('queue/review/look-up', { kind, id }))))) return
    setOf('')
    setThings(null)
    onTaken()
  }
  return (
    <form className={classes.lookUp} onSubmit={find}>
      <Field label={t.label()} help={t.help()} error={call.refusal ?? undefined}>
        <input className={inputClass} value={of} maxLength={300} onChange={(event) => setOf(event.target.value)} />
      </Field>
      <Button type="submit" disabled={call.busy}>
        {t.find()}
      </Button>
      {things && (
        <ul className={classes.things}>
          {things.map((thing) => (
            <li key={thing.kind}>
              <FoundRow thing={thing} busy={call.busy} onTake={() => void take(thing)} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={classes.second}>
        {things?.length === 0 && t.none()}
      </p>
    </form>
  )
}

function FoundRow({ thing: { kind, subject }, busy, onTake }: { thing: FoundThing; busy: boolean; onTake(): void }) {
  return (
    <>
      <p className={classes.head}>
        <Tag>{kindName(kind)}</Tag>
        <span className={classes.second}>{(language() === 'en' && subject.whereEn) || subject.where}</span>
      </p>
      {subject.title && <h2 className={classes.title}>{subject.title}</h2>}
      <p className={classes.text}>{(language() === 'en' && subject.textEn) || subject.text}</p>
      <ItemPictures images={subject.images} />
      <Button disabled={busy} onClick={onTake}>
        {t.take()}
      </Button>
    </>
  )
}
