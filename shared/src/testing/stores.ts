import type { PlayerProgress, PlayerState, SessionState, Settings, SiteState, SnapshotStore } from '../host'

export interface TestStore<T> extends SnapshotStore<T> {
  set(change: Partial<T>): void
}

/** A store that a test can change; `first` is its snapshot for the first render. */
export function testStore<T>(initial: T, first = initial): TestStore<T> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    getInitialState: () => first,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (change) => {
      state = (Array.isArray(change) ? change : { ...state, ...change }) as T
      for (const listener of listeners) listener()
    },
  }
}

export const idlePlayer: PlayerState = {
  list: [],
  index: 0,
  current: null,
  playing: false,
  audioReady: false,
  waiting: false,
  isOpen: false,
  expanded: false,
  firstPlay: true,
  mode: 'sequence',
  rate: 1,
  sleep: { kind: 'off' },
}
export const noProgress: PlayerProgress = { position: 0, duration: 0, buffered: 0 }
export const guest: SessionState = { status: 'guest', user: null }
export const plainSettings: Settings = { language: 'en', theme: 'system', multiple: 1, elder: false }
export const plainSite: SiteState = {
  config: {
    name: 'Starbay Media',
    image: '/logo.svg',
    logo2: '/logo2.svg',
    h5_logo: '/logo.svg',
    show_picture: 1,
    category: 1,
    city: '990100',
    city_info: { name: 'Starbay' },
    province_info: { name: 'Harbour' },
    is_league: 0,
    is_global_grey: 0,
    is_drainage: 0,
    top_paperwork: '',
    top_paperwork_type: 1,
  },
  skin: { background_image: null, background_color: '#C8161D', cate_col_font_color: '#FFFFFF', icon1: null },
  menu: [],
  categories: [],
  city: { adcode: '990100', name: 'Starbay' },
}
