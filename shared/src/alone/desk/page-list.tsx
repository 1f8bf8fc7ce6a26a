import { t } from '../alone.text'
import type { SampleRoute } from '../samples/routes'
import classes from './desk.module.css'

interface PageListProps {
  routes: readonly SampleRoute[]
  address: string
  onOpen: (address: string) => void
}

/** The remote's routes, each with a sample address. */
export function PageList({ routes, address, onOpen }: PageListProps) {
  return (
    <>
      <h2>{t.pages()}</h2>
      {routes.map((route) => (
        <button
          key={route.id}
          type="button"
          className={classes.route}
          aria-current={route.address === address ? 'page' : undefined}
          onClick={() => onOpen(route.address)}
        >
          {route.id}
          <small>{route.path}</small>
        </button>
      ))}
    </>
  )
}
