import { defineTexts } from '@plaza/shared/text'
import { LogOut } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../parts/button'
import { roleName } from '../session/role'
import { useSession } from '../session/session'
import { Brand } from './brand'
import classes from './frame.module.css'
import { type View, viewName, views } from './view'

const t = defineTexts({
  nav: { en: 'Views', zh: '视图' },
  out: { en: 'Log out', zh: '退出登录' },
})

interface HeaderProps {
  view: View
  languageSwitch: ReactNode
  onLogOut(): void
}

/** Whether a view stands in the navigation: the log-in of the command is opened by the address that it prints. */
const isNamed = (view: View) => view !== 'device'

export function Header({ view, languageSwitch, onLogOut }: HeaderProps) {
  const { operator } = useSession()
  const current = useRef<HTMLAnchorElement>(null)
  // On a phone the views are a line that scrolls.
  useEffect(() => {
    if (view) current.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [view])
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <Brand />
        <nav className={classes.nav} aria-label={t.nav()}>
          {views[operator.role].filter(isNamed).map((one) => (
            <a
              key={one}
              ref={one === view ? current : undefined}
              href={`#${one}`}
              aria-current={one === view ? 'page' : undefined}
              className={classes.link}
            >
              {viewName(one)}
            </a>
          ))}
        </nav>
        <div className={classes.person}>
          <span className={classes.who}>
            <b>{operator.name}</b> <span className={classes.role}>{roleName(operator.role)}</span>
          </span>
          {languageSwitch}
          <Button kind="quiet" aria-label={t.out()} title={t.out()} onClick={onLogOut}>
            <LogOut />
          </Button>
        </div>
      </div>
    </header>
  )
}
