import type { CSSProperties, ReactNode } from 'react'
import classes from './data-table.module.css'

interface DataTableProps {
  /** Said by screen readers; it stands above the table as a heading, where it is needed. */
  caption: string
  heads: readonly string[]
  /** Whether each row ends with a cell of buttons, which has no head. */
  withButtons?: boolean
  /** On a phone each row is a card with all of its cells, instead of a line that scrolls sideways. */
  asCards?: boolean
  /** Rows. */
  children: ReactNode
}

/** The names of columns, which a style sheet repeats in the cells of cards. */
const namesFor = (heads: readonly string[]): CSSProperties =>
  Object.fromEntries(heads.map((head, at) => [`--head-${at + 1}`, JSON.stringify(head)]))

/** A table that scrolls sideways on a phone, by keyboard too, or becomes cards. */
export const DataTable = ({ caption, heads, withButtons = false, asCards = false, children }: DataTableProps) => (
  <section
    className={`${classes.scroll} ${asCards ? classes.cards : ''}`}
    aria-label={caption}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    tabIndex={0}
  >
    <table className={classes.table} style={asCards ? namesFor(heads) : undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          {withButtons && <td />}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
)
