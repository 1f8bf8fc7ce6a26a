export interface ConfirmOptions {
  title: string
  text?: string
  confirmText?: string
  danger?: boolean
}

export interface ShareRequest {
  /** Id of what is shared, recorded with the share. */
  id: string
  /** A content unless told. A page that shows no such thing goes by its route's id. */
  target?: 'content' | 'post' | 'circle' | 'activity' | 'page'
  title: string
  text?: string
  image?: string | null
  /** Address inside Plaza; token and shell parameters are never part of it. */
  address: string
}

/** `ui` 1.0: what floats over pages, and what was typed into them. */
export interface Ui1_0 {
  readonly ui: {
    /** Two seconds; one at a time; the same text within two seconds is shown once. */
    toast(text: string): void
    confirm(options: ConfirmOptions): Promise<boolean>
    viewImages(images: readonly string[], start?: number): void
    share(request: ShareRequest): void
  }
  /** Texts that a person typed, kept on the device until sent: `kept` is JSON-safe. */
  readonly drafts: { read<T>(key: string): T | null; keep(key: string, kept: unknown): void; drop(key: string): void }
}

/** `ui` 1.1 shows what is said of a picture; an older host shows pictures alone. */
export interface Ui1_1 extends Ui1_0 {
  readonly ui: Omit<Ui1_0['ui'], 'viewImages'> & {
    /** `captions` as many as images; an empty one is none. */
    viewImages(images: readonly string[], start?: number, captions?: readonly string[]): void
  }
}
