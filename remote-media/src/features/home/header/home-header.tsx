import { useSite } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { isLive, to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { ChevronDown, MapPin, Search } from '@plaza/shared/ui'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { t } from '../home.text'
import classes from './home-header.module.css'
import { isLight, skinStyle } from './skin.model'
import { useStuck } from './use-stuck'

/** The tabs use the skin's text colour and no background. */
const onSkin = {
  '--card': 'transparent',
  '--ink': 'var(--skin-ink)',
  '--second': 'var(--skin-ink)',
  '--accent': 'var(--skin-ink)',
} as CSSProperties

/** Height of the row above the channels, as in the style sheet. */
const ROW_PX = 51

/** The upper row scrolls away; the channel tabs stay. */
export function HomeHeader({ children }: { children: ReactNode }) {
  const { skin, config, city } = useSite((site) => site)
  const header = useRef<HTMLElement>(null)
  useStuck(header, ROW_PX)
  return (
    <header className={classes.header} style={skinStyle(skin)} ref={header}>
      <div className={classes.row}>
        <h1 className={classes.brand}>
          <img
            className={classes.logo}
            src={isLight(skin.cate_col_font_color) ? config.logo2 : config.image}
            alt={nameOf(config)}
            height={28}
          />
        </h1>
        <Link
          to={to('cities')}
          className={classes.city}
          data-beside={isLive('search') || undefined}
          aria-label={t.city(nameOf(city))}
        >
          <MapPin />
          <span className={classes.cityName}>{nameOf(city)}</span>
          {isLive('cities') && <ChevronDown />}
        </Link>
        {isLive('search') && (
          <Link to={to('search')} className={classes.search} aria-label={t.search()}>
            <Search />
            <span className={classes.searchText}>{t.search()}</span>
          </Link>
        )}
        {skin.icon1 && <img className={classes.ornament} src={skin.icon1} alt="" width={28} height={28} />}
      </div>
      <div className={classes.channels} style={onSkin}>
        {children}
      </div>
    </header>
  )
}
