import { Button, PagedList, type PagedListProps } from '@plaza/shared/ui'
import classes from './shelf.module.css'
import { t } from './shelf.text'
import { ShelfSearch, type ShelfSearchProps } from './shelf-search'

interface ShelfListProps<T> extends Omit<PagedListProps<T>, 'header' | 'name'>, ShelfSearchProps {
  /** Distinguishes lists at one address, besides the question. */
  name: string
}

/** An own list below the field that searches in it, which an empty list does not need. */
export function ShelfList<T>({ q, onAsk, name, ...list }: ShelfListProps<T>) {
  const { items, pending, failed } = list.of
  const nothing = items.length === 0 && !pending && !failed && !list.of.more
  const search = <ShelfSearch q={q} onAsk={onAsk} />
  if (q !== undefined && nothing) {
    return (
      <>
        {search}
        <div className={classes.none} role="status">
          <p>{t.none(q)}</p>
          <p className={classes.advice}>{t.advice()}</p>
          <Button kind="secondary" onClick={() => onAsk(undefined)}>
            {t.showAll()}
          </Button>
        </div>
      </>
    )
  }
  return <PagedList {...list} name={`${name} ${q ?? ''}`} header={nothing ? undefined : search} />
}
