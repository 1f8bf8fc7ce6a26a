import type { Sight } from '@plaza/shared/api'
import { AddressLink, Clock, Img, leads, MapPin } from '@plaza/shared/ui'
import { Part } from './part'
import classes from './sights.module.css'
import { t } from './tourism.text'

export const Sights = ({ sights }: { sights: readonly Sight[] }) => (
  <Part id="sights" title={t.sights()}>
    <ul className={classes.row} data-swipes-itself>
      {sights.map((sight, index) => (
        <li key={sight.id}>
          <SightCard sight={sight} eager={index < 2} />
        </li>
      ))}
    </ul>
  </Part>
)

function SightCard({ sight, eager }: { sight: Sight; eager: boolean }) {
  const { name, kind, image, intro, best, opens, link } = sight
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <Img src={image} alt="" width={1200} height={675} ratio={1.2} eager={eager} />
        <span className={classes.kind}>{kind}</span>
      </div>
      <div className={classes.words}>
        <h3 className={classes.name}>{name}</h3>
        <p className={classes.intro}>{intro}</p>
        <p className={classes.fact}>
          <Clock size={14} />
          {t.best(best)}
        </p>
        <p className={classes.fact}>
          <MapPin size={14} />
          {opens}
        </p>
        {link && leads(link) && (
          <AddressLink to={link} className={classes.more} label={`${t.read()} ${name}`}>
            {t.read()}
          </AddressLink>
        )}
      </div>
    </article>
  )
}
