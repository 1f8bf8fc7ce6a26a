import type { AnyEndpoint, DataOf, InputOf, UploadedFile } from '../../api'

export interface UploadOptions {
  kind: 'image' | 'video' | 'audio'
  /** Upload progress, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** `request` 1.0: calls to the server. */
export interface Request1_0 {
  /**
   * Sends a call through the host's request pipeline. Rejects with a `Failure` after the reaction of the catalogue
   * (toast, login, panel).
   */
  request<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options?: { signal?: AbortSignal }): Promise<DataOf<E>>
  upload(file: Blob & { name?: string }, options: UploadOptions): Promise<UploadedFile>
}

export interface CallOptions {
  signal?: AbortSignal
  /** The caller shows a failure in place of the content, so the host shows no toast and no overlay. */
  inPlace?: boolean
}

/** `request` 1.1 supports `inPlace`; an older host shows a toast as well. */
export interface Request1_1 extends Request1_0 {
  request<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<DataOf<E>>
}
