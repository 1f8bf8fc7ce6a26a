import type { WordListName } from '@plaza/shared/operations'
import type { RefusedField } from '../calls/call'
import { Field, inputClass } from '../parts/field'
import { isAt, type RulesDraft } from './moderation.model'
import classes from './moderation.module.css'
import { groupTexts, type ListGroup, listGroups, listHelp, listNames } from './moderation.text'

interface WordsFieldProps {
  list: 'flagged' | WordListName
  help: string
  rows: number
  draft: RulesDraft
  refused: RefusedField | null
  onChange(draft: RulesDraft): void
}

/** The words of a list, one per line. */
export function WordsField({ list, help, rows, draft, refused, onChange }: WordsFieldProps) {
  const at = list === 'flagged' ? 'rules.flagged' : `rules.lists.${list}`
  return (
    <Field label={listNames[list]()} help={help} error={isAt(refused?.at, at) ? refused?.why : undefined}>
      <textarea
        className={inputClass}
        rows={rows}
        value={draft.words[list]}
        onChange={({ target }) => onChange({ ...draft, words: { ...draft.words, [list]: target.value } })}
      />
    </Field>
  )
}

/** All lists but the flagged words, in groups; a group opens where a word of it was refused. */
export const WordListFields = (props: Pick<WordsFieldProps, 'draft' | 'refused' | 'onChange'>) =>
  (Object.keys(listGroups) as ListGroup[]).map((group) => {
    const lists: readonly WordListName[] = listGroups[group]
    const isRefused = lists.some((list) => isAt(props.refused?.at, `rules.lists.${list}`))
    return (
      <details key={group} className={classes.group} open={isRefused || undefined}>
        <summary>{groupTexts[group]()}</summary>
        <div className={classes.form}>
          {lists.map((list) => (
            <WordsField key={list} {...props} list={list} help={listHelp[list]()} rows={6} />
          ))}
        </div>
      </details>
    )
  })
