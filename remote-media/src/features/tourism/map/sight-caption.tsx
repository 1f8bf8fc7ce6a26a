import type { Sight } from '@plaza/shared/api'
import { AddressLink, IconButton, Img, leads, X } from '@plaza/shared/ui'
import { t } from '../tourism.text'
import classes from './sight-caption.module.css'

export function SightCaption({ sight, onClose }: { sight: Sight; onClose: () => void }) {
  const { name, kind, image, intro, best, link } = sight
  return (
    <div className={classes.caption} role="status">
      <span className={classes.picture}>
        <Img src={image} alt="" width={240} height={160} ratio={1} small />
      </span>
      <div className={classes.words}>
        <h3 className={classes.name}>
          {name} <span className={classes.kind}>{kind}</span>
        </h3>
        <p className={classes.intro}>{intro}</p>
        <p className={classes.best}>{t.best(best)}</p>
        {link && leads(link) && (
          <AddressLink to={link} className={classes.more} label={`${t.read()} ${name}`}>
            {t.read()}
          </AddressLink>
        )}
      </div>
      <IconButton label={t.close()} icon={<X size={18} />} onClick={onClose} />
    </div>
  )
}
