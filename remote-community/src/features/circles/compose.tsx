import type { Circle } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BottomBar, Button, lazyWithRetry, Pencil } from '@plaza/shared/ui'
import { useState } from 'react'
import { isClosed } from '../../circle/circle.model'
import { t } from '../../circle/circle.text'
import { useRulesAgreement } from '../../circle/use-rules-agreement'
import classes from './compose.module.css'

const RulesSheet = lazyWithRetry(() => import('../../circle/rules-sheet').then(({ RulesSheet }) => RulesSheet))

/** The first time, the rules are shown before the form opens. */
export function Compose({ circle }: { circle: Circle }) {
  const host = useHost()
  const rules = useRulesAgreement(circle)
  // Undefined until the first tap, which fetches the rules' code.
  const [open, show] = useState<boolean>()
  const write = () => host.navigate(to('post-publish', { id: circle.id }))
  const start = () => (rules.agreed() ? write() : show(true))
  const agree = () => {
    rules.agree()
    show(false)
    write()
  }
  return (
    <>
      <BottomBar>
        {isClosed(circle) ? (
          <p className={classes.closed}>{t.membersWrite()}</p>
        ) : (
          <Button onClick={start}>
            <Pencil size={18} />
            {t.compose()}
          </Button>
        )}
      </BottomBar>
      {open !== undefined && <RulesSheet circle={circle} open={open} onClose={() => show(false)} onAgree={agree} />}
    </>
  )
}
