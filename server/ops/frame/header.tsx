import { defineTexts } from '@plaza/shared/text'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../parts/button'
import { roleName } from '../session/role'
import { useSession } from '../session/session'
import { Brand } from './brand'
import classes from './frame.module.css'
import { type Badges, Navigation } from './navigation'
import type { View } from './view'

const t = defineTexts({ out: { en: 'Log out', zh: '退出登录' } })

interface HeaderProps {
  view: View
  /** Those of the navigation. */
  views: readonly View[]
  badges: Badges
  languageSwitch: ReactNode
  onLogOut(): void
}

export function Header({ languageSwitch, onLogOut, ...places }: HeaderProps) {
  const { operator } = useSession()
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <Brand />
        <Navigation {...places} />
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
