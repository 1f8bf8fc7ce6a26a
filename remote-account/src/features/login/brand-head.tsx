import { useHost, useSite } from '@plaza/shared/host'
import { ChevronLeft, IconButton } from '@plaza/shared/ui'
import classes from './brand-head.module.css'
import { t } from './login.text'

/** Who one logs in to, and the way back. */
export function BrandHead() {
  const host = useHost()
  const { h5_logo, name } = useSite((site) => site.config)
  return (
    <header className={classes.head}>
      <IconButton label={t.back()} icon={<ChevronLeft aria-hidden="true" />} onClick={host.back} />
      <img className={classes.logo} src={h5_logo} alt="" width={56} height={56} />
      <h1 className={classes.welcome}>{t.welcome(name)}</h1>
    </header>
  )
}
