import type { City, FixedCategory, MenuItem, SiteConfig, Skin } from '../../api'
import type { ReadableStore } from './store'

export interface SiteState {
  config: SiteConfig
  skin: Skin
  menu: readonly MenuItem[]
  categories: readonly FixedCategory[]
  city: Pick<City, 'adcode' | 'name'>
}

/** `site` 1.0: how this site is configured. */
export type Site1_0 = ReadableStore<SiteState>
