import type { Circle } from '@plaza/shared/api'
import { ActionSheet, Button, lazyWithRetry } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from '../../../manage/manage.text'

const MembersSheet = lazyWithRetry(() => import('./members-sheet').then(({ MembersSheet }) => MembersSheet))
const NoticeSheet = lazyWithRetry(() => import('./notice-sheet').then(({ NoticeSheet }) => NoticeSheet))
const LogSheet = lazyWithRetry(() => import('./log-sheet').then(({ LogSheet }) => LogSheet))

type OpenSheet = 'menu' | 'members' | 'notice' | 'earlier' | 'log' | null

/** The tools of who manages the circle. */
export function ManageCircle({ circle }: { circle: Circle }) {
  const [open, show] = useState<OpenSheet>(null)
  const close = () => show(null)
  const sheet = (label: string, id: OpenSheet) => ({ label, onChoose: () => show(id) })
  return (
    <>
      <Button kind="secondary" small onClick={() => show('menu')}>
        {t.manage()}
      </Button>
      <ActionSheet
        open={open === 'menu'}
        title={t.manage()}
        onClose={close}
        actions={[
          sheet(t.members(), 'members'),
          sheet(t.notice(), 'notice'),
          sheet(t.earlier(), 'earlier'),
          sheet(t.log(), 'log'),
        ]}
      />
      {open === 'members' && <MembersSheet circle={circle} onClose={close} />}
      {open === 'notice' && <NoticeSheet circle={circle} onClose={close} />}
      {open === 'earlier' && <LogSheet circle={circle} notices onClose={close} />}
      {open === 'log' && <LogSheet circle={circle} onClose={close} />}
    </>
  )
}
