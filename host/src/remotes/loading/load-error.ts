import type { FailureKind } from '@plaza/shared/remotes'

/** A failure whose kind is known where it is thrown. */
export class LoadError extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message)
  }
}
