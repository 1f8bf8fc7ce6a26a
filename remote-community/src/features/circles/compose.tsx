import type { Circle } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BottomBar, Button, Pencil } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from '../../circle/circle.text'
import { RulesSheet } from '../../circle/rules-sheet'
import { useCircleEntry } from '../../circle/use-circle-entry'

/** The first time, the rules are shown before the form opens. */
export function Compose({ circle }: { circle: Circle }) {
  const host = useHost()
  const entry = useCircleEntry(circle)
  const [open, show] = useState(false)
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
      <RulesSheet circle={circle} open={open} onClose={() => show(false)} joins={entry.joins} onAgree={agree} />
    </>
  )
}
