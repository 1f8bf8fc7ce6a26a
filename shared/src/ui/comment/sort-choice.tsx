import { useState } from 'react'
import { oneOf, useQueryState } from '../../host'
import classes from './comment.module.css'
import { t } from './comment.text'

const sorts = ['hot', 'newest'] as const
type Sort = (typeof sorts)[number]

/** The order of comments: in the page's address, or as long as the sheet is open that shows them. */
export function useSort(inSheet = false): [sort: Sort, change: (sort: Sort) => void] {
  const [{ comments }, change] = useQueryState({ comments: oneOf(sorts) })
  const [own, setOwn] = useState<Sort>('hot')
  return inSheet ? [own, setOwn] : [comments, (sort) => change({ comments: sort })]
}

interface SortChoiceProps {
  value: Sort
  onChange: (sort: Sort) => void
}

export function SortChoice({ value, onChange }: SortChoiceProps) {
  return (
    <fieldset className={classes.sorts}>
      <legend className="visually-hidden">{t.sort()}</legend>
      {sorts.map((sort) => (
        <button
          key={sort}
          type="button"
          className={classes.sort}
          aria-pressed={sort === value}
          onClick={() => onChange(sort)}
        >
          {t[sort]()}
        </button>
      ))}
    </fieldset>
  )
}
