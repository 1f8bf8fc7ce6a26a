import { useHost, useSite } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { ChevronLeft, IconButton } from '@plaza/shared/ui'
import classes from './brand-head.module.css'
import { t } from './login.text'

export function BrandHead() {
  const host = useHost()
  const config = useSite((site) => site.config)
  const { h5_logo, logo2 } = config
  const name = nameOf(config)
  return (
    <header className={classes.head}>
      <IconButton label={t.back()} icon={<ChevronLeft />} onClick={host.back} />
      <img className={`${classes.logo} ${classes.onLight}`} src={h5_logo} alt={name} height={32} />
      <img className={`${classes.logo} ${classes.onDark}`} src={logo2} alt={name} height={32} loading="lazy" />
      <p className={classes.welcome}>{t.welcome()}</p>
    </header>
  )
}
