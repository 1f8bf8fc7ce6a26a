import { blocks } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { own } from './own-page.text'
import { PeopleList, type PeopleListProps } from './people-list'
import classes from './person-tabs.module.css'
import { Unblock } from './unblock'

/** Whom the person blocked, on their own page. */
export function BlockedPeople({ header, onRefresh }: Pick<PeopleListProps, 'header' | 'onRefresh'>) {
  const note = <p className={classes.note}>{own.blockedNote()}</p>
  return (
    <PeopleList
      of={usePaged(blocks.list, {})}
      name="blocked"
      header={
        <>
          {header}
          {note}
        </>
      }
      onRefresh={onRefresh}
      action={(one) => <Unblock person={one} named />}
    />
  )
}
