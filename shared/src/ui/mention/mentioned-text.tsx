import { Link } from '@plaza/shared/router'
import type { ReactNode } from 'react'
import type { Mention } from '../../api'
import { to } from '../../routes'
import classes from './mention.module.css'

interface MentionedTextProps {
  text: string
  mentions?: readonly Mention[] | undefined
  /** The text is inside of a link: names are only coloured. */
  inLink?: boolean
}

/** A text whose mentions lead to the people. */
export function MentionedText({ text, mentions = [], inLink }: MentionedTextProps) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { id, from, to: end } of mentions) {
    const name = text.slice(from, end)
    parts.push(
      text.slice(at, from),
      inLink ? (
        <span key={from} className={classes.name}>
          {name}
        </span>
      ) : (
        <Link key={from} className={classes.name} to={to('circle-user', { id })}>
          {name}
        </Link>
      ),
    )
    at = end
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
