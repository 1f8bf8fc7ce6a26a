import type { ReactNode } from 'react'
import classes from './scan-result.module.css'

interface NoticeProps {
  icon?: ReactNode
  title: string
  text?: string
  children?: ReactNode
}

/** What a code means, and what can be done. */
export const Notice = ({ icon, title, text, children }: NoticeProps) => (
  <section className={classes.notice}>
    {icon}
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children && <div className={classes.actions}>{children}</div>}
  </section>
)
