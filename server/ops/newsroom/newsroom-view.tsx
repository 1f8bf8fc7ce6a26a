import { type NewsroomKind, newsroomKinds } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { EntryTable } from './entry-table'
import classes from './newsroom.module.css'
import { kindNames } from './newsroom.text'
import { useEntryAddress } from './use-entry-address'

const t = defineTexts({ kinds: { en: 'Kinds', zh: '内容类型' } })

/** What editors write: a list for each kind. */
export function NewsroomView() {
  const { kind } = useEntryAddress()
  return (
    <div className={classes.newsroom}>
      <Kinds current={kind} />
      <EntryTable key={kind} kind={kind} />
    </div>
  )
}

const Kinds = ({ current }: { current: NewsroomKind }) => (
  <nav className={classes.kinds} aria-label={t.kinds()}>
    {newsroomKinds.map((kind) => (
      <a key={kind} href={`#newsroom/${kind}`} aria-current={kind === current ? 'page' : undefined}>
        {kindNames[kind]()}
      </a>
    ))}
  </nav>
)
