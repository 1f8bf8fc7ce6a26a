import type { City, FixedCategory, MenuItem, SiteConfig, Skin } from '../../api'
import type { ReadableStore, SnapshotStore } from './store'

export interface SiteState {
  config: SiteConfig
  skin: Skin
  menu: readonly MenuItem[]
  categories: readonly FixedCategory[]
  city: Pick<City, 'adcode' | 'name' | 'name_en'>
}

/** `site` 1.0: this site's configuration. */
export type Site1_0 = ReadableStore<SiteState>

/** `site` 1.1 has a snapshot for the first render: the configuration without the user's choices. */
export interface Site1_1 extends Site1_0, SnapshotStore<SiteState> {}

/** `site` 1.2 lets the user choose the city; it is stored on the device, and cards for a city follow it. */
export interface Site1_2 extends Site1_1 {
  choose(city: SiteState['city']): void
}
