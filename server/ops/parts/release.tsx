import { halves } from './format'
import classes from './release.module.css'

/** A release's id: the version, and the build in smaller type. */
export function ReleaseId({ id }: { id: string }) {
  const { version, build } = halves(id)
  return (
    <span className={classes.release}>
      <b className={classes.version}>{version}</b>
      {build && <span className={classes.build}>-{build}</span>}
    </span>
  )
}
