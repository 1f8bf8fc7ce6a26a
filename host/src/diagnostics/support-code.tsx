import { CopyButton } from './copy-button'
import classes from './sheet.module.css'
import { t } from './sheet.text'

/** Groups may repeat, so a key consists of all groups up to it. */
const groupsOf = (code: string) =>
  code.split(' ').map((group, place, all) => ({ group, key: all.slice(0, place + 1).join(' ') }))

/** The code in large groups, stacked on a narrow screen. */
export function SupportCode({ code }: { code: string }) {
  return (
    <section className={classes.card} aria-labelledby="why-code">
      <h2 id="why-code" className={classes.label}>
        {t.code()}
      </h2>
      <p className={classes.code} data-support-code={code}>
        {groupsOf(code).map(({ key, group }) => (
          <span key={key} className={classes.group}>
            {`${group} `}
          </span>
        ))}
      </p>
      <p className={classes.hint}>{t.readOut()}</p>
      <CopyButton label={t.copyCode()} text={() => code} kind="secondary" />
    </section>
  )
}
