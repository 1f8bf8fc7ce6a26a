import { type Circle, type CircleMember, managers } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { CellsSkeleton, PagedList, SearchField, Sheet, Tabs } from '@plaza/shared/ui'
import { useDeferredValue, useState } from 'react'
import { t } from '../../../manage/manage.text'
import { MemberRow } from './member-row'

const lists = ['members', 'muted', 'removed'] as const
type MemberList = (typeof lists)[number]

/** Members of the circle by name, and who is muted or removed. */
export function MembersSheet({ circle, onClose }: { circle: Circle; onClose: () => void }) {
  const [of, choose] = useState<MemberList>('members')
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const members = usePaged(managers.members, { params: { id: circle.id }, query: { of, ...(q && { q }) } })
  return (
    <Sheet open tall title={t.members()} onClose={onClose}>
      <PagedList
        of={members}
        keyOf={({ id }: CircleMember) => id}
        empty="content"
        label={t[of]()}
        name={`members-${of}`}
        inSheet
        skeleton={<CellsSkeleton />}
        header={
          <>
            <SearchField
              label={t.find()}
              placeholder={t.search()}
              text={text}
              onType={setText}
              onClear={() => setText('')}
            />
            <Tabs
              even
              label={t.members()}
              items={lists.map((id) => ({ id, label: t[id]() }))}
              value={of}
              onChange={choose}
            />
          </>
        }
      >
        {(member) => <MemberRow circle={circle.id} member={member} />}
      </PagedList>
    </Sheet>
  )
}
