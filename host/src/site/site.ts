import type { Configurations } from '@plaza/shared/api'
import { DAY_MS } from '@plaza/shared/format'
import type { SiteState } from '@plaza/shared/host'
import { REGION_COOKIE } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { writeCookie } from '../storage/cookies'
import { local } from '../storage/device-store'

/** Product spec, section 9: the city is stored for 1000; we read it as days. */
const CITY_DAYS = 1000
const CITY_MS = CITY_DAYS * DAY_MS
const CitySchema = v.object({
  adcode: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
  name: v.pipe(v.string(), v.maxLength(40)),
  name_en: v.optional(v.pipe(v.string(), v.maxLength(40))),
})

/** Defaults for missing configuration, of no town: pages render before it arrives, and without it. */
export const defaultSite: SiteState = {
  config: {
    name: 'Plaza',
    image: '/media/brand/plaza.svg',
    logo2: '/media/brand/plaza-white.svg',
    h5_logo: '/media/brand/mark.svg',
    share_image: '/media/brand/share.png',
    show_picture: 1,
    category: 1,
    city: '',
    city_info: { name: '本市', name_en: 'Our city' },
    province_info: null,
    is_league: 0,
    is_global_grey: 0,
    is_drainage: 0,
    top_paperwork: '',
    top_paperwork_type: 1,
  },
  skin: { background_image: null, background_color: '#ffffff', cate_col_font_color: '#1c1d1f', icon1: null },
  menu: [],
  categories: [],
  city: { adcode: '', name: '本市', name_en: 'Our city' },
}

const store = createStore<SiteState>(() => defaultSite)
let first = defaultSite

/**
 * Site configuration, skin, menu, categories and the city. Only this module writes it; the snapshot for the first
 * render has no user's choice.
 */
export const site = { ...store, getInitialState: () => first, choose: chooseCity }

/** The configured site, before any choice of a user. */
export const siteOf = ({ config, skin, menu, fixed_categories }: Configurations): SiteState => ({
  config: { ...config, name: config.name || defaultSite.config.name },
  skin,
  menu,
  categories: fixed_categories,
  city: { ...(config.city_info?.name ? config.city_info : defaultSite.city), adcode: config.city },
})

/** Takes over the configurations from the page; a city chosen earlier by the user stays. */
export function startSite(configurations: Configurations): void {
  const { config } = configurations
  first = siteOf(configurations)
  const city = local.read('city', CitySchema, CITY_MS)
  site.setState(city ? { ...first, city } : first)
  document.documentElement.style.filter = config.is_global_grey === 1 ? 'grayscale(1)' : ''
}

/** Stores the user's city, also in a cookie for the server. */
export function chooseCity({ adcode, name, name_en }: SiteState['city']): void {
  const city = { adcode, name, ...(name_en && { name_en }) }
  site.setState({ city })
  local.write('city', city)
  writeCookie(REGION_COOKIE, adcode, CITY_DAYS)
}
