import { Nickname } from '@plaza/shared/api'
import dayjs from 'dayjs'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Database } from '../../data/database'
import type { Author, Moderation, ModerationState } from '../../transport/ports/moderation'
import { type ModerationLists, readLists } from './lists'
import { createReservedIdentities } from './reserved'
import { hasAny, speaksOfficially } from './statements'
import { readRules } from './versions'

/** Invisible or direction-changing characters: control, format, private, unassigned, and letters that draw nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u17b4\u17b5\u3164\uffa0]/u
/** A name has one of these: combining marks and signs alone are none. */
const VISIBLE = /[\p{L}\p{N}\p{Emoji_Presentation}]/u

const isStaff = ({ roles }: Author): boolean => roles.includes('reviewer') || roles.includes('operator')
const joined = (texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join('\n')
const stateIf = (isHeld: boolean): ModerationState => (isHeld ? 'pending' : 'shown')

/** A change of the rules is in force on all servers after this time. */
const FRESH_MS = 3_000

/** The lists with the rules in force. */
function createCurrentLists(db: Database, deployed: ModerationLists) {
  const read = async () => {
    const rules = await readRules(db, deployed.rules)
    return { rules, lists: { ...deployed, ...rules, flagged: rules.flagged.map(deployed.fold) } }
  }
  type CurrentLists = Awaited<ReturnType<typeof read>>
  const cache = new LRUCache<'now', CurrentLists>({ max: 1, ttl: FRESH_MS, fetchMethod: read })
  return { read: async () => (await cache.fetch('now')) ?? read(), forget: () => cache.clear() }
}

export function createModeration(db: Database, file: string, assetsDir: string): Moderation {
  const deployed = readLists(file)
  const current = createCurrentLists(db, deployed)
  const readReserved = createReservedIdentities(db, assetsDir, deployed.fold)
  const authorities = async () => [...deployed.authorities, ...(await readReserved()).names]
  const isReserved = async (name: string) => {
    const folded = deployed.foldName(deployed.fold(name))
    return (await authorities()).some((authority) => folded.includes(deployed.foldName(authority)))
  }
  const isHeldPost = async (author: Author, text: string) => {
    const { lists } = await current.read()
    if (hasAny(text, lists, lists.flagged)) return true
    if (isStaff(author)) return false
    return speaksOfficially(text, lists, await authorities()) || (await isReserved(author.nickname))
  }

  return {
    deployed: deployed.rules,
    forget: current.forget,
    limitOf: async (name) => (await current.read()).rules.limits[name],
    isReserved,
    isReservedPicture: async (address) => (await readReserved()).pictures.has(address),
    isReservedCopy: async (sha256) => (await readReserved()).digests.has(sha256),
    async nickname(text) {
      const name = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
      const isFree =
        v.is(Nickname, name) && VISIBLE.test(name) && !INVISIBLE.test(name) && !hasAny(name, deployed, deployed.city)
      return isFree && !(await isReserved(name)) ? name : null
    },
    stateOfPost: async (author, texts) => stateIf(await isHeldPost(author, joined(texts))),
    async stateOfPiece(author, title, texts) {
      const { lists } = await current.read()
      const text = joined([title, ...texts])
      const isNew = dayjs(author.createdAt).isAfter(dayjs().subtract(lists.newAccountDays, 'day'))
      const passes = hasAny(text, lists, lists.notices) || hasAny(title, lists, await authorities())
      return stateIf(isNew || passes || (await isHeldPost(author, text)))
    },
  }
}
