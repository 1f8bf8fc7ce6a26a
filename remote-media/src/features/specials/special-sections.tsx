import type { Special } from '@plaza/shared/api'
import { ContentItems } from '@plaza/shared/cards'
import { to } from '@plaza/shared/routes'
import { AddressLink, ChevronRight, contentLeads, SectionTitle, Tabs } from '@plaza/shared/ui'
import { t } from './special.text'
import classes from './special-sections.module.css'
import { useSections } from './use-sections'

/** The row of section names is sticky and links to each section. */
export function SpecialSections({ special: { id, sections } }: { special: Special }) {
  const shown = sections
    .map((section) => ({ ...section, contents: section.contents.filter(contentLeads) }))
    .filter(({ contents }) => contents.length > 0)
  const { place, read, show } = useSections(shown.map((section) => section.id))
  return (
    <div ref={place}>
      {shown.length > 1 && (
        <Tabs
          label={t.sections()}
          sticky
          items={shown.map((section) => ({ id: section.id, label: section.title }))}
          value={read}
          onChange={show}
        />
      )}
      {shown.map((section) => (
        <section key={section.id} className={classes.section} data-section={section.id} aria-label={section.title}>
          <SectionTitle title={section.title} />
          <ContentItems contents={section.contents} />
          {section.more && (
            <AddressLink to={to('special-more', { aid: id }, { section: section.id })} className={classes.more}>
              {t.all(section.count)}
              <span className="visually-hidden">{section.title}</span>
              <ChevronRight size={16} />
            </AddressLink>
          )}
        </section>
      ))}
    </div>
  )
}
