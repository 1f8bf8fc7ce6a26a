import type { AnyEndpoint, DataOf, InputOf, UploadedFile } from '../../api'

export interface UploadOptions {
  kind: 'image' | 'video' | 'audio'
  /** 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** `request` 1.0: calls of the server. */
export interface Request1_0 {
  /**
   * Sends a call through the one request pipeline. Rejects with a `Failure` after the catalogue's reaction
   * (toast, login, panel) has been taken.
   */
  request<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options?: { signal?: AbortSignal }): Promise<DataOf<E>>
  upload(file: Blob & { name?: string }, options: UploadOptions): Promise<UploadedFile>
}

export interface CallOptions {
  signal?: AbortSignal
  /** The caller shows a failure in place of what was asked for: no toast says it once more. */
  inPlace?: boolean
}

/** `request` 1.1 knows what is shown in place; an older host tells it by a toast too. */
export interface Request1_1 extends Request1_0 {
  request<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<DataOf<E>>
}
