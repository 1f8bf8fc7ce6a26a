import { type SyntheticEvent, useState } from 'react'
import { type PersonEntry, people } from '../../api'
import { useDebounced, useResource, useSessionUser } from '../../host'
import { defineTexts } from '../../text'
import { TextArea, type TextAreaProps } from '../form/text-area'
import { Avatar } from '../media/avatar'
import { type ChosenPerson, insertName, typedName } from './mention.model'
import classes from './mention.module.css'

const t = defineTexts({ people: { en: 'People to mention', zh: '提及谁' } })

interface MentionAreaProps extends TextAreaProps {
  /** Its members are suggested after followed people. */
  circle?: string
  onChoose: (person: ChosenPerson) => void
}

/** A text in which `@` suggests people. */
export function MentionArea({ circle, onChoose, value, onChange, ...rest }: MentionAreaProps) {
  const user = useSessionUser()
  const [caret, setCaret] = useState<number | null>(null)
  const typed = caret === null ? null : typedName(value, caret)
  const readCaret = (event: SyntheticEvent<HTMLTextAreaElement>) => setCaret(event.currentTarget.selectionStart)
  const choose = (person: ChosenPerson) => {
    if (!typed) return
    const next = insertName(value, typed, person.name)
    onChoose(person)
    onChange(next.text)
    setCaret(next.caret)
  }
  return (
    <>
      <TextArea
        {...rest}
        value={value}
        onChange={onChange}
        // What an input method, a paste or dictation puts in comes without keys, and so without `select`.
        onInput={readCaret}
        onCompositionEnd={readCaret}
        onSelect={readCaret}
      />
      {user && typed && <Suggested q={typed.q} circle={circle} onChoose={choose} />}
    </>
  )
}

interface SuggestedProps {
  q: string
  circle: string | undefined
  onChoose: (person: ChosenPerson) => void
}

/** Pause of typing before people are asked for. */
const DEBOUNCE_MS = 160

function Suggested({ q: typed, circle, onChoose }: SuggestedProps) {
  const q = useDebounced(typed, DEBOUNCE_MS)
  const { data } = useResource(people.suggestions, {
    query: { ...(q && { q }), ...(circle && { circle_id: circle }) },
  })
  const [last, setLast] = useState<readonly PersonEntry[]>([])
  if (data && data.list !== last) setLast(data.list)
  if (last.length === 0) return null
  return (
    <ul className={classes.suggested} aria-label={t.people()}>
      {last.slice(0, 6).map((person) => (
        <li key={person.id}>
          <button type="button" className={classes.person} onClick={() => onChoose(person)}>
            <Avatar src={person.avatar} name={person.name} size={28} />
            <span>{person.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
