import type { StoredRole } from '../../data/schema/index'

export type ModerationState = 'shown' | 'pending'

export interface Author {
  nickname: string
  roles: readonly StoredRole[]
  createdAt: Date
}

/** What waits for a review, and which names nobody may take; by lists that a site sets (docs/decisions/0081). */
export interface Moderation {
  /** A nickname in the one way in which it is stored; null where it is reserved or cannot be one. */
  nickname(text: string): Promise<string | null>
  /** Whether a name is that of an authority, the brand, an organisation, an anchor or staff, or looks like it. */
  isReserved(name: string): Promise<boolean>
  /** Whether a picture is that of an organisation, an anchor or staff. */
  isReservedPicture(address: string): Promise<boolean>
  /** The state of a post, a comment or a line of chat. */
  stateOfPost(author: Author, texts: readonly (string | undefined)[]): Promise<ModerationState>
  /** The state of what is sent to the editors, which passes for the newsroom's more easily. */
  stateOfPiece(author: Author, title: string, texts: readonly (string | undefined)[]): Promise<ModerationState>
}
