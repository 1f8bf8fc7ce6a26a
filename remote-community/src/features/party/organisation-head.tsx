import type { PartyOrganisation } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { ChevronRight, Phone, SectionTitle, Tag } from '@plaza/shared/ui'
import classes from './party.module.css'
import { kindText, t } from './party.text'

/** The chosen organisation: the way to it, and how to reach it. */
export function OrganisationHead({ organisation }: { organisation: PartyOrganisation }) {
  const { kind, members, path, below, phone } = organisation
  const name = nameOf(organisation)
  const facts = [
    [t.secretary(), nameOf({ name: organisation.secretary, name_en: organisation.secretary_en })],
    [t.hours(), nameOf({ name: organisation.hours, name_en: organisation.hours_en })],
    [t.address(), nameOf({ name: organisation.address, name_en: organisation.address_en })],
  ] as const
  return (
    <>
      <section className={classes.head} aria-label={name}>
        <nav aria-label={t.path()}>
          <ol className={classes.path}>
            {[{ id: undefined, name: t.town() }, ...path].map((one) => (
              <li key={one.id ?? ''}>
                <Link to={to('party', {}, { tab: 'organisations', organisation: one.id })}>{nameOf(one)}</Link>
                <ChevronRight size={14} aria-hidden="true" />
              </li>
            ))}
          </ol>
        </nav>
        <h2 className={classes.title}>{name}</h2>
        <p className={classes.meta}>
          <Tag tone="accent">{kindText[kind]()}</Tag>
          <span>{t.members(count(members))}</span>
        </p>
        <dl className={classes.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{t.phone()}</dt>
            <dd>
              <a className={classes.phone} href={`tel:${phone}`} aria-label={t.call(name)}>
                <Phone size={18} />
                {phone}
              </a>
            </dd>
          </div>
        </dl>
      </section>
      {below > 0 && <SectionTitle title={t.directly()} />}
    </>
  )
}
