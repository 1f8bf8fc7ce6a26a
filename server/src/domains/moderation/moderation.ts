import { readFileSync } from 'node:fs'
import { Nickname } from '@plaza/shared/api'
import dayjs from 'dayjs'
import * as v from 'valibot'
import type { Database } from '../../data/database'
import type { Author, Moderation, ModerationState } from '../../transport/ports/moderation'
import { createCurrentLists } from './current-lists'
import { foldLists, type ListedWord, type ModerationLists } from './lists'
import { rulesOfFile } from './rules-file'
import { hasAny, officialWordsIn, wordsIn } from './statements'
import { trialOf } from './trial'

/** Invisible or direction-changing characters: control, format, private, unassigned, and letters that draw nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u17b4\u17b5\u3164\uffa0]/u
/** A name has one of these: combining marks and signs alone are none. */
const VISIBLE = /[\p{L}\p{N}\p{Emoji_Presentation}]/u

const isStaff = ({ roles }: Author): boolean => roles.includes('reviewer') || roles.includes('operator')
const joined = (texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join('\n')
const stateIf = (isHeld: boolean): ModerationState => (isHeld ? 'pending' : 'shown')
const asStored = (nickname: string): string => nickname.normalize('NFKC').replace(/\s+/g, ' ').trim()
const isNameable = (name: string): boolean => v.is(Nickname, name) && VISIBLE.test(name) && !INVISIBLE.test(name)

/** Authorities that a name holds or resembles. */
function namesIn(name: string, { fold, foldName }: ModerationLists, authorities: readonly ListedWord[]): ListedWord[] {
  const folded = foldName(fold(name))
  return authorities.filter((authority) => folded.includes(foldName(authority.folded)))
}

/** Words for which a nickname is refused. */
const wordsInName = (name: string, lists: ModerationLists, authorities: readonly ListedWord[]): ListedWord[] => [
  ...wordsIn(name, lists, lists.city),
  ...namesIn(name, lists, authorities),
]

export function createModeration(db: Database, file: string, assetsDir: string): Moderation {
  const deployed = rulesOfFile(readFileSync(file, 'utf8'))
  const current = createCurrentLists(db, deployed, assetsDir)
  const readWords = async () => {
    const { lists } = await current.read()
    return { lists, authorities: await current.authorities(lists) }
  }
  const isReserved = async (name: string) => {
    const { lists, authorities } = await readWords()
    return namesIn(name, lists, authorities).length > 0
  }
  const isHeldPost = async (author: Author, text: string) => {
    const { lists, authorities } = await readWords()
    if (hasAny(text, lists, lists.flagged)) return true
    if (isStaff(author)) return false
    return (
      officialWordsIn(text, lists, authorities).length > 0 || namesIn(author.nickname, lists, authorities).length > 0
    )
  }

  return {
    deployed,
    forget: current.forget,
    limitOf: async (name) => (await current.read()).rules.limits[name],
    isReserved,
    isReservedPicture: async (address) => (await current.readReserved()).pictures.has(address),
    isReservedCopy: async (sha256) => (await current.readReserved()).digests.has(sha256),
    async nickname(text) {
      const name = asStored(text)
      const { lists, authorities } = await readWords()
      return isNameable(name) && wordsInName(name, lists, authorities).length === 0 ? name : null
    },
    stateOfPost: async (author, texts) => stateIf(await isHeldPost(author, joined(texts))),
    async stateOfPiece(author, title, texts) {
      const { lists, authorities } = await readWords()
      const text = joined([title, ...texts])
      const isNew = dayjs(author.createdAt).isAfter(dayjs().subtract(lists.newAccountDays, 'day'))
      const passes = hasAny(text, lists, lists.notices) || hasAny(title, lists, authorities)
      return stateIf(isNew || passes || (await isHeldPost(author, text)))
    },
    async tryOut(rules, text) {
      const lists = foldLists(rules)
      const authorities = await current.authorities(lists)
      const name = asStored(text)
      return trialOf(rules, lists.fold, {
        name: isNameable(name) ? wordsInName(name, lists, authorities) : null,
        text: [...wordsIn(text, lists, lists.flagged), ...officialWordsIn(text, lists, authorities)],
        headline: [...wordsIn(text, lists, lists.notices), ...wordsIn(text, lists, authorities)],
      })
    },
  }
}
