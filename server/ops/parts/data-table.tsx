import type { ReactNode } from 'react'
import classes from './data-table.module.css'

interface DataTableProps {
  /** Said by screen readers; it stands above the table as a heading, where it is needed. */
  caption: string
  heads: readonly string[]
  /** Whether each row ends with a cell of buttons, which has no head. */
  withButtons?: boolean
  /** Rows. */
  children: ReactNode
}

/** A table that scrolls sideways on a phone, by keyboard too. */
export const DataTable = ({ caption, heads, withButtons = false, children }: DataTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
  <section className={classes.scroll} aria-label={caption} tabIndex={0}>
    <table className={classes.table}>
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
