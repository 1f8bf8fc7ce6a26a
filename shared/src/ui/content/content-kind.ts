import type { CommentTarget, Review } from '../../api'
import type { ShareRequest } from '../../host'
import type { ContentType } from '../../routes'

/** Fields of every content, whichever remote owns it. */
export interface ContentData {
  id: string
  title: string
  summary: string | null
  image: string | null
  /** Only for its author, before others see it. */
  review?: Review | undefined
}

/**
 * A kind of content that has a page: one named row per kind, in the remote that owns the page. `Data` is the answer that
 * the page shows.
 */
export interface ContentKind<Data> {
  /** Target of comments and likes. */
  target: CommentTarget
  /** Its number in the person's history (product spec, section 9); a kind without one is not recorded. */
  type?: ContentType
  /** The address that is shared, and left open when a comment's own address is closed. */
  addressOf: (id: string) => string
  /** Where one comment with its replies has an address of its own. */
  commentAddressOf?: (id: string, comment: string) => string
  /** `bar`: comment, like, save and share at the foot. `share`: share alone, in the header. `own`: the page brings its own. */
  marks: 'bar' | 'share' | 'own'
  /** Whether people comment on it below its body. */
  comments: boolean
  /** Words, picture and address of a share. */
  shareOf: (data: Data) => ShareRequest
}

/** The share of a content that has title, summary and picture. */
export const shareOf = ({ id, title, summary, image }: ContentData, address: string): ShareRequest => ({
  id,
  title,
  text: summary ?? '',
  image,
  address,
})
