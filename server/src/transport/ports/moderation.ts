import type { ModerationRules, ModerationTrial, WritingLimit } from '@plaza/shared/operations'
import type { StoredRole } from '../../data/schema/index'

export type ModerationState = 'shown' | 'pending'

export interface Author {
  nickname: string
  roles: readonly StoredRole[]
  createdAt: Date
}

/** Which texts need a review, and which names are reserved, according to the site's lists (docs/decisions/0081). */
export interface Moderation {
  /** Rules of the deployment, which operators may change. */
  readonly deployed: ModerationRules
  /** Reads the rules again with the next call. */
  forget(): void
  /** How often a person may write; asked before a transaction begins. */
  limitOf(name: WritingLimit): Promise<number>
  /** A nickname in its stored form; null if it is reserved or invalid. */
  nickname(text: string): Promise<string | null>
  /** Whether a name equals or resembles that of an authority, the brand, an organisation, an anchor or staff. */
  isReserved(name: string): Promise<boolean>
  /** Whether a picture is that of an organisation, an anchor or staff. */
  isReservedPicture(address: string): Promise<boolean>
  /** Whether a file is an exact copy of such a picture, by its SHA-256. */
  isReservedCopy(sha256: string): Promise<boolean>
  /** Moderation state of a post, a comment or a chat message. */
  stateOfPost(author: Author, texts: readonly (string | undefined)[]): Promise<ModerationState>
  /** Moderation state of a publication, which readers take for the newsroom's more easily. */
  stateOfPiece(author: Author, title: string, texts: readonly (string | undefined)[]): Promise<ModerationState>
  /** What rules would do with a text. */
  tryOut(rules: ModerationRules, text: string): Promise<ModerationTrial>
}
