import type { PersonEntry } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Avatar, HighlightedText, Tag } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { badgeText } from './person.text'
import classes from './person-row.module.css'

interface PersonRowProps {
  person: PersonEntry
  /** Matches in the name. */
  marks?: readonly (readonly number[])[]
  /** At the right: follow, or unblock. */
  action?: ReactNode
}

/** A person in a list. */
export const PersonRow = ({ person, marks = [], action }: PersonRowProps) => (
  <div className={classes.row}>
    <Link className={classes.person} to={to('circle-user', { id: person.id })}>
      <Avatar src={person.avatar} name={person.name} size={44} />
      <span className={classes.words}>
        <span className={classes.name}>
          <b>
            <HighlightedText text={person.name} marks={marks} />
          </b>
          {person.badge && <Tag tone="gold">{badgeText[person.badge]()}</Tag>}
        </span>
        {person.intro && <span className={classes.intro}>{person.intro}</span>}
      </span>
    </Link>
    {action}
  </div>
)
