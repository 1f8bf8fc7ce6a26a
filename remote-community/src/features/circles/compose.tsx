import type { Circle } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BottomBar, Button, lazyWithRetry, Pencil } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from '../../circle/circle.text'
import { useCircleEntry } from '../../circle/use-circle-entry'

const RulesSheet = lazyWithRetry(() => import('../../circle/rules-sheet').then(({ RulesSheet }) => RulesSheet))

/** The first time, the rules are shown before the form opens. */
export function Compose({ circle }: { circle: Circle }) {
  const host = useHost()
  const entry = useCircleEntry(circle)
  const [open, show] = useState<boolean>()
  const write = () => host.navigate(to('post-publish', { id: circle.id }))
  const start = () => (entry.isOpen() ? write() : show(true))
  const agree = async () => {
    if (!(await entry.enter())) return
    show(false)
    write()
  }
  return (
    <>
      <BottomBar>
        <Button onClick={start}>
          <Pencil size={18} />
          {t.compose()}
        </Button>
      </BottomBar>
      {open !== undefined && (
        <RulesSheet circle={circle} open={open} onClose={() => show(false)} joins={entry.joins} onAgree={agree} />
      )}
    </>
  )
}
