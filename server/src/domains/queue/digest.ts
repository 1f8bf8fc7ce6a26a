import { createHash } from 'node:crypto'
import type { QueueSubject } from '@plaza/shared/operations'

/** Names what a reviewer reads and sees of a thing: another digest means that it has changed. */
export const digestOf = ({ title, text, images, video }: QueueSubject): string =>
  createHash('sha256')
    .update(JSON.stringify([title, text, images, video]))
    .digest('base64url')
