import type { Author } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Avatar } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import classes from './person-link.module.css'

interface PersonLinkProps {
  person: Author
  /** Small words below the name. */
  children: ReactNode
  /** Guests get some people without an id that leads to their page. */
  plain?: boolean
}

/** Who did something, with a link to their page. */
export function PersonLink({ person: { id, name, avatar }, children, plain = false }: PersonLinkProps) {
  const words = (
    <>
      <Avatar src={avatar} name={name} size={40} />
      <span className={classes.name}>
        <b>{name}</b>
        <span className={classes.facts}>{children}</span>
      </span>
    </>
  )
  if (plain) return <div className={classes.person}>{words}</div>
  return (
    <Link className={classes.person} to={to('circle-user', { id })}>
      {words}
    </Link>
  )
}
