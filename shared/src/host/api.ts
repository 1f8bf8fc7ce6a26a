import type {
  AnyEndpoint,
  City,
  DataOf,
  FixedCategory,
  InputOf,
  MenuItem,
  SiteConfig,
  Skin,
  Uploaded,
  User,
} from '../api'
import type { Paths } from '../routes'
import type { Language } from '../text'
import type { PlayerProgress, PlayerRequest, PlayerState } from './player'

/** A store that a remote can read and listen to, never write. */
export interface ReadableStore<T> {
  getState(): T
  subscribe(listener: () => void): () => void
}

/**
 * Versions of each capability that this host offers, one for each major that it carries; a remote says which it needs
 * before any of its code runs.
 */
export const contracts = {
  player: ['1.0'],
  session: ['1.0'],
  request: ['1.0'],
  nav: ['1.0'],
  shell: ['1.0'],
  site: ['1.0'],
  ui: ['1.0'],
  telemetry: ['1.0'],
} as const
export type ContractName = keyof typeof contracts

export interface SessionState {
  /** `checking` until the kept token has been looked at once. */
  status: 'checking' | 'guest' | 'user'
  user: User | null
}

export type ShellKind = 'h5' | 'wechat' | 'ios' | 'android'
export type ThemeChoice = 'system' | 'light' | 'dark'

export interface Settings {
  language: Language
  theme: ThemeChoice
  /** Font size multiplier, 0.8 to 2. */
  multiple: number
  /** Larger text and targets, calmer pages. */
  elder: boolean
}

export interface SiteState {
  config: SiteConfig
  skin: Skin
  menu: readonly MenuItem[]
  categories: readonly FixedCategory[]
  city: Pick<City, 'adcode' | 'name'>
}

export interface ConfirmOptions {
  title: string
  text?: string
  confirmText?: string
  danger?: boolean
}

export interface ShareRequest {
  /** Id of what is shared, recorded with the share. */
  id: string
  /** A content unless told. */
  target?: 'content' | 'post' | 'circle' | 'activity'
  title: string
  text?: string
  image?: string | null
  /** Address inside Plaza; token and shell parameters are never part of it. */
  address: string
}

export interface UploadOptions {
  kind: 'image' | 'video' | 'audio'
  /** 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

export interface TelemetryEvent {
  kind: 'error' | 'card-skipped' | 'timing' | 'view'
  name: string
  detail?: Record<string, string | number | boolean | null>
}

/** Everything that a remote gets from the host. Handed to `setup` of its `remote.ts`. */
export interface HostApi {
  readonly contracts: Readonly<Record<ContractName, readonly string[]>>
  /** The live routes, by which `to()` makes addresses. */
  readonly paths: Paths
  readonly player: ReadableStore<PlayerState> & {
    readonly progress: ReadableStore<PlayerProgress>
    send(request: PlayerRequest): void
  }
  readonly session: ReadableStore<SessionState> & {
    /** Begins the login flow of this shell and comes back to the current address. */
    logIn(): void
    /** True where a phone is bound; otherwise begins logging in or binding and gives false. */
    requirePhone(): boolean
    /** Takes over the session that a login call answered. */
    accept(session: { token: string; user: User }): void
    /** Takes over a newer copy of the user. */
    update(user: User): void
    logOut(): Promise<void>
    /** Goes where a login came from: an own address alone, `/mine` where there is none. */
    resume(redirect: string | null): void
  }
  /**
   * Sends a call through the one request pipeline. Rejects with a `Failure` after the catalogue's reaction
   * (toast, login, panel) has been taken.
   */
  request<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options?: { signal?: AbortSignal }): Promise<DataOf<E>>
  upload(file: Blob & { name?: string }, options: UploadOptions): Promise<Uploaded>
  navigate(address: string, options?: { replace?: boolean }): void
  /** Back in history; to the home page where the visit began here. */
  back(): void
  /** Opens an address outside of Plaza: allow-listed at once, others after asking, bad ones never. */
  openExternal(address: string): void
  /** Fetches a page's code (and what its table calls first) ahead of a navigation. */
  prefetch(address: string): void
  /** The address with the carried query (`app`, `size`, `multiple`), for an anchor's href. */
  href(address: string): string
  readonly shell: { readonly kind: ShellKind; readonly inApp: boolean }
  readonly site: ReadableStore<SiteState>
  readonly settings: ReadableStore<Settings> & {
    change(change: Partial<Settings>): void
    /** Characters that the cache takes on the device. */
    cacheSize(): number
    /** Drops what can be fetched again; login, settings, drafts and the city stay. */
    clearCache(): Promise<void>
  }
  readonly ui: {
    /** Two seconds; one at a time; the same text within two seconds is shown once. */
    toast(text: string): void
    confirm(options: ConfirmOptions): Promise<boolean>
    viewImages(images: readonly string[], start?: number): void
    share(request: ShareRequest): void
  }
  /** Texts that a person typed, kept on the device until sent: `kept` is JSON-safe. */
  readonly drafts: { read<T>(key: string): T | null; keep(key: string, kept: unknown): void; drop(key: string): void }
  readonly telemetry: { report(event: TelemetryEvent): void }
}
