import type { PartyOrganisationSummary } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { ChevronRight, Tag } from '@plaza/shared/ui'
import classes from './party.module.css'
import { kindText, t } from './party.text'

export function OrganisationRow({ organisation }: { organisation: PartyOrganisationSummary }) {
  const { id, kind, members, below } = organisation
  return (
    <Link to={to('party', {}, { tab: 'organisations', organisation: id })} className={classes.row}>
      <span className={classes.words}>
        <span className={classes.name}>{nameOf(organisation)}</span>
        <span className={classes.meta}>
          <Tag tone="accent">{kindText[kind]()}</Tag>
          <span>{t.members(count(members))}</span>
          {below > 0 && <span>{t.below(below)}</span>}
        </span>
      </span>
      <ChevronRight size={18} />
    </Link>
  )
}
