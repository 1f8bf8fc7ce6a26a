import classes from './section-header.module.css'

interface SectionHeaderProps {
  /** Of the heading, for `aria-labelledby`. */
  id: string
  title: string
  /** Leads to all of what the section begins. */
  more?: { href: string; words: string }
}

/** The heading of a section, with the link to all of it. */
export const SectionHeader = ({ id, title, more }: SectionHeaderProps) => (
  <header className={classes.header}>
    <h2 id={id} className={classes.title}>
      {title}
    </h2>
    {more && (
      <a href={more.href} className={classes.more}>
        {more.words}
      </a>
    )}
  </header>
)
