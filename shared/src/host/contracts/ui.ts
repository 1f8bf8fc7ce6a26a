export interface ConfirmOptions {
  title: string
  text?: string
  confirmText?: string
  danger?: boolean
}

export interface ShareRequest {
  /** Id of the shared thing, recorded with the share. */
  id: string
  /** Type of the shared thing; a content by default. A page without such a thing uses its route id. */
  target?: 'content' | 'post' | 'circle' | 'activity' | 'page'
  title: string
  text?: string
  image?: string | null
  /** Address inside Plaza; it never contains a token or shell parameters. */
  address: string
}

/** `ui` 1.0: overlays above pages, and drafts. */
export interface Ui1_0 {
  readonly ui: {
    /** Shown for two seconds, one at a time; an equal text within two seconds is shown once. */
    toast(text: string): void
    confirm(options: ConfirmOptions): Promise<boolean>
    viewImages(images: readonly string[], start?: number): void
    share(request: ShareRequest): void
  }
  /** Texts typed by the user, stored on the device until sent; `kept` must be JSON-safe. */
  readonly drafts: { read<T>(key: string): T | null; keep(key: string, kept: unknown): void; drop(key: string): void }
}

/** `ui` 1.1 supports captions; an older host shows only the pictures. */
export interface Ui1_1 extends Ui1_0 {
  readonly ui: Omit<Ui1_0['ui'], 'viewImages'> & {
    /** One caption per image; '' for none. */
    viewImages(images: readonly string[], start?: number, captions?: readonly string[]): void
  }
}

export interface ToastAction {
  label: string
  /** How long the toast offers it; it stays while it has the focus. */
  seconds: number
  onChoose: () => void
}

/** `ui` 1.2 offers an action in a toast, as to undo; an older host shows only the text. */
export interface Ui1_2 extends Ui1_1 {
  readonly ui: Omit<Ui1_1['ui'], 'toast'> & {
    /** Shown for two seconds, one at a time; an equal text within two seconds is shown once. */
    toast(text: string, action?: ToastAction): void
  }
}
