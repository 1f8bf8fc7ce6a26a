import { type Team, teams } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { Avatar, Button, PagedList, SectionTitle, Sheet, Tag } from '@plaza/shared/ui'
import { useState } from 'react'
import { membershipText, t } from './team.text'
import classes from './team-head.module.css'

const SHOWN = 5

/** The latest members; all of them in a sheet. */
export function TeamMembers({ team }: { team: Team }) {
  const [isOpen, open] = useState(false)
  const members = usePaged(teams.members, { params: { id: team.id } })
  const { items, pending, more } = members
  return (
    <section className={classes.section}>
      <SectionTitle title={t.people()} />
      {items.slice(0, SHOWN).map((member) => (
        <MemberLine key={member.id} member={member} />
      ))}
      {items.length === 0 && !pending && <p className={classes.none}>{t.nobody()}</p>}
      {(items.length > SHOWN || more) && (
        <div className={classes.all}>
          <Button kind="plain" block onClick={() => open(true)}>
            {t.everyone()}
          </Button>
        </div>
      )}
      <Sheet open={isOpen} tall title={t.people()} onClose={() => open(false)}>
        <PagedList of={members} keyOf={({ id }) => id} empty="data" label={t.people()} name="team-members" inSheet>
          {(member) => <MemberLine member={member} />}
        </PagedList>
      </Sheet>
    </section>
  )
}

function MemberLine({ member }: { member: { name: string; avatar: string | null; state: Team['membership'] } }) {
  return (
    <div className={classes.member}>
      <Avatar src={member.avatar} name={member.name} size={36} />
      <span>{member.name}</span>
      {member.state === 'manager' && <Tag tone="accent">{membershipText.manager()}</Tag>}
    </div>
  )
}
