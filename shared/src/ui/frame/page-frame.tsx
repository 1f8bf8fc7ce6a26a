import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHost } from '../../host'
import type { RouteRow } from '../../routes'
import { defineTexts } from '../../text'
import { IconButton } from '../basic/icon-button'
import { classNames } from '../class-names'
import classes from './page-frame.module.css'

const t = defineTexts({ back: { en: 'Back', zh: '返回' } })

export interface PageFrameProps {
  /** The page's name: its heading, in the header bar. */
  title: string
  /** The content renders the heading, so the bar's text is not one. */
  headed?: boolean
  children: ReactNode
  /** At the right of the header: one or two icon buttons, or a word. */
  action?: ReactNode
  /** Hides the header bar; only screen readers get the heading. */
  bare?: boolean
  /** A page of the tab bar, without a Back button. */
  root?: boolean
  accent?: RouteRow['accent']
  /** Stays at the bottom of the screen: a `BottomBar`. */
  footer?: ReactNode
  /** Draws the page on the card colour, for reading and forms. */
  plain?: boolean
  /** Replaces going back, for a form that asks first. */
  onBack?: () => void
}

/** Frame of every page: header with a Back button, the only h1, content, and a bar at the bottom. */
export function PageFrame({
  title,
  children,
  action,
  bare,
  headed,
  root,
  accent,
  footer,
  plain,
  onBack,
}: PageFrameProps) {
  const host = useHost()
  return (
    <div className={classNames(classes.frame, plain && classes.plain)} data-accent={accent}>
      {bare ? (
        <h1 className="visually-hidden" tabIndex={-1}>
          {title}
        </h1>
      ) : (
        <header className={classes.header}>
          <span className={classes.side}>
            {!root && <IconButton label={t.back()} icon={<ChevronLeft />} onClick={onBack ?? (() => host.back())} />}
          </span>
          {headed ? (
            <p className={classes.title}>{title}</p>
          ) : (
            <h1 className={classes.title} tabIndex={-1}>
              {title}
            </h1>
          )}
          <span className={classNames(classes.side, classes.action)}>{action}</span>
        </header>
      )}
      <div className={classes.content}>{children}</div>
      {footer}
    </div>
  )
}
