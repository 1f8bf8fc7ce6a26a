import type { DataOf, site } from '@plaza/shared/api'
import { useDeployment, useSite } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { language, nameOf } from '@plaza/shared/text'
import { Cell, CellGroup, RichText } from '@plaza/shared/ui'
import classes from './about.module.css'
import { t } from './about.text'
import { contactLink, type VersionedDocument, wordsOf } from './document.model'

type About = DataOf<typeof site.about>

/** Who runs the site: its words, documents, licences and contacts. */
export function AboutBrand({ about, documents }: { about: About; documents: readonly VersionedDocument[] }) {
  const { host } = useDeployment()
  const inEnglish = language() === 'en'
  return (
    <>
      <BrandHead version={about.version} />
      <section className={classes.words}>
        <RichText html={(inEnglish && about.html_en) || about.html} by="editor" />
      </section>
      <Contacts contacts={about.contacts} />
      {documents.length > 0 && (
        <CellGroup title={t.documents()}>
          {documents.map((document) => (
            <Cell
              key={document.key}
              title={wordsOf(document, language()).title}
              value={document.version}
              to={to('about', {}, { document: document.key })}
            />
          ))}
        </CellGroup>
      )}
      <CellGroup title={t.more()}>
        <Cell title={t.quality()} to={to('quality-info')} />
        <Cell title={t.help()} to={to('help')} />
        <Cell title={t.feedback()} to={to('feedback')} />
        <Cell title={t.join()} to={to('join')} />
      </CellGroup>
      <footer className={classes.foot}>
        <p>{(inEnglish && about.copyright_en) || about.copyright}</p>
        {host && <p>{t.app(host)}</p>}
      </footer>
    </>
  )
}

function BrandHead({ version }: { version: string }) {
  const config = useSite((state) => state.config)
  return (
    <header className={classes.brand}>
      <img className={classes.mark} src={config.h5_logo} alt="" width={200} height={36} />
      <p className={classes.name}>{nameOf(config)}</p>
      <p className={classes.note}>{t.ofVersion(version)}</p>
    </header>
  )
}

function Contacts({ contacts }: Pick<About, 'contacts'>) {
  return (
    <section className={classes.contacts} aria-labelledby="about-contacts">
      <h2 id="about-contacts" className={classes.heading}>
        {t.contacts()}
      </h2>
      <dl>
        {contacts.map((contact) => {
          const value = nameOf({ name: contact.value, name_en: contact.value_en })
          const link = contactLink(contact.value)
          return (
            <div key={contact.name} className={classes.contact}>
              <dt>{nameOf(contact)}</dt>
              <dd>
                {link ? (
                  <a className={classes.link} href={link}>
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
