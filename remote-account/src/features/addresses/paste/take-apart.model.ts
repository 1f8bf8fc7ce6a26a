import type { Region } from '@plaza/shared/api'
import { findRegion } from './find-region.model'
import { isPersonName, isPlace, mayBeName } from './person-name.model'
import type { RegionIndex } from './region-names.model'

/** What a pasted address consists of; empty where it says nothing. */
export interface AddressParts {
  name: string
  phone: string
  /** Codes from the widest region. */
  region: string[]
  detail: string
}

/** Stands in for the phone number, which separates the pieces around it. */
const PHONE_MARK = '\ue000'
/** Stands in for the region. */
const REGION_MARK = '\ue001'

const PHONE = /(?<!\d)(?:\+?(?:00)?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/
const NAME_LABEL = /(?:收货人|收件人|联系人|姓名|名字|name)\s*:\s*([^\s,;:\ue000]{1,30})/i
const LABEL =
  /(?:收货人|收件人|联系人|姓名|名字|手机号码?|联系电话|联系方式|电话号码?|电话|手机|所在地区|所在省市|省市区|地区|收货地址|详细地址|街道地址|地址|邮政编码|邮编|name|phone|tel|mobile|address|postcode|zip)\s*:/gi
const POSTCODE = /(?:^|\s)\d{6}(?=\s|$)/g
const SEPARATORS = /[\s,;|。、]+/

/** Full-width signs as narrow ones, without invisible characters. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[\u200b-\u200d\ufeff]/g, '')

const isLatin = (piece: string) => /^[A-Za-z][A-Za-z.'-]*$/.test(piece)

/** Pieces between separators; the words of a Latin name stay together. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const piece of text.split(SEPARATORS).filter(Boolean)) {
    const last = pieces.at(-1)
    if (last !== undefined && isLatin(piece) && last.split(' ').every(isLatin))
      pieces[pieces.length - 1] = `${last} ${piece}`
    else pieces.push(piece)
  }
  return pieces
}

/** Where the name stands among the pieces: next to the phone, before the region, or last. */
function nameIndex(pieces: readonly string[]): number {
  const phone = pieces.indexOf(PHONE_MARK)
  const region = pieces.indexOf(REGION_MARK)
  // Right behind a region stands the street, if it does not stand elsewhere.
  const isStreet = (at: number) =>
    at === region + 1 && region >= 0 && !pieces.some((other, place) => place !== at && isPlace(other))
  const isFree = (at: number) => at >= 0 && at < pieces.length && !isStreet(at)
  const nextToPhone = phone < 0 ? [] : [phone - 1, phone + 1].filter(isFree)
  const piece = (at: number) => pieces[at] ?? ''
  const all = pieces.map((_, at) => at)
  const byLikelihood = [
    nextToPhone.find((at) => isPersonName(piece(at))),
    all.find((at) => at < region && isPersonName(piece(at))),
    all.findLast((at) => isFree(at) && isPersonName(piece(at))),
    nextToPhone.find((at) => mayBeName(piece(at))),
  ]
  return byLikelihood.find((at) => at !== undefined) ?? -1
}

const join = (pieces: readonly string[]): string =>
  pieces.reduce((text, piece) => {
    const apart = /[\x21-\x7e]$/.test(text) && /^[\x21-\x7e]/.test(piece)
    return text + (apart ? ' ' : '') + piece
  }, '')

/** Takes a pasted address apart, whatever the order of its parts. */
export function takeApart(pasted: string, regions: readonly Region[], index: RegionIndex): AddressParts {
  const text = plain(pasted)
  const phone = PHONE.exec(text)
  const marked = phone ? text.replace(phone[0], ` ${PHONE_MARK} `) : text
  const labelled = NAME_LABEL.exec(marked)?.[1] ?? ''
  const unlabelled = (labelled ? marked.replace(NAME_LABEL, ' ') : marked).replace(LABEL, ' ').replace(POSTCODE, ' ')
  const found = findRegion(unlabelled, regions, index)
  const rest = found ? `${unlabelled.slice(0, found.from)} ${REGION_MARK} ${unlabelled.slice(found.to)}` : unlabelled
  const pieces = piecesOf(rest)
  const at = labelled ? -1 : nameIndex(pieces)
  const isDetail = (piece: string, place: number) => place !== at && piece !== PHONE_MARK && piece !== REGION_MARK
  return {
    name: labelled || (pieces[at] ?? ''),
    phone: phone ? phone.slice(1).join('') : '',
    region: found ? found.path.map(({ code }) => code) : [],
    detail: join(pieces.filter(isDetail)).replace(/^[-:·]+/, ''),
  }
}
