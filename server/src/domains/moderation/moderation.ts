import { Nickname } from '@plaza/shared/api'
import dayjs from 'dayjs'
import * as v from 'valibot'
import type { Database } from '../../data/database'
import type { Author, Moderation, ModerationState } from '../../transport/ports/moderation'
import { readLists } from './lists'
import { createReservedIdentities } from './reserved'
import { hasAny, speaksOfficially } from './statements'

/** Invisible or direction-changing characters: control, format, private, unassigned, and letters that draw nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u17b4\u17b5\u3164\uffa0]/u
/** A name has one of these: combining marks and signs alone are none. */
const VISIBLE = /[\p{L}\p{N}\p{Emoji_Presentation}]/u

const isStaff = ({ roles }: Author): boolean => roles.includes('reviewer') || roles.includes('operator')
const joined = (texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join('\n')
const stateIf = (isHeld: boolean): ModerationState => (isHeld ? 'pending' : 'shown')

export function createModeration(db: Database, file: string, assetsDir: string): Moderation {
  const lists = readLists(file)
  const readReserved = createReservedIdentities(db, assetsDir, lists.fold)
  const authorities = async () => [...lists.authorities, ...(await readReserved()).names]
  const isReserved = async (name: string) => {
    const folded = lists.foldName(lists.fold(name))
    return (await authorities()).some((authority) => folded.includes(lists.foldName(authority)))
  }
  const isHeldPost = async (author: Author, text: string) =>
    hasAny(text, lists, lists.flagged) ||
    (!isStaff(author) && (speaksOfficially(text, lists, await authorities()) || (await isReserved(author.nickname))))

  return {
    isReserved,
    isReservedPicture: async (address) => (await readReserved()).pictures.has(address),
    isReservedCopy: async (sha256) => (await readReserved()).digests.has(sha256),
    async nickname(text) {
      const name = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
      const isFree =
        v.is(Nickname, name) && VISIBLE.test(name) && !INVISIBLE.test(name) && !hasAny(name, lists, lists.city)
      return isFree && !(await isReserved(name)) ? name : null
    },
    stateOfPost: async (author, texts) => stateIf(await isHeldPost(author, joined(texts))),
    async stateOfPiece(author, title, texts) {
      const text = joined([title, ...texts])
      const isNew = dayjs(author.createdAt).isAfter(dayjs().subtract(lists.newAccountDays, 'day'))
      const passes = hasAny(text, lists, lists.notices) || hasAny(title, lists, await authorities())
      return stateIf(isNew || passes || (await isHeldPost(author, text)))
    },
  }
}
