import classes from './sheet.module.css'

/** Names and values; unknown values are omitted. */
export function Facts({ of: facts }: { of: readonly [name: string, value: string | null][] }) {
  const known = facts.filter(([, value]) => value !== null)
  if (known.length === 0) return null
  return (
    <dl className={classes.facts}>
      {known.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
