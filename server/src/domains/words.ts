/** A few words that make a reviewer look first; what holds one is seen by its author alone until then. */
const heldWords = ['加微信', '代开发票', '刷单', '博彩', '办证刻章', '日赚千元', '裸聊', 'free casino', 'buy followers']

/** Signs that people put between letters so that a word is not found. */
const between = /[\s\p{P}\p{S}\u200b-\u200f\ufeff]/gu

/** Names by which people would take somebody for the site itself or for those who run it. */
const reservedNames = [
  'plaza',
  '星湾',
  'starbay',
  '官方',
  '管理员',
  '客服',
  '系统消息',
  'official',
  'administrator',
  'moderator',
]
/** What is not seen or turns the rest round: control, format, private and unassigned signs. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u

/** A name as it is kept, in one way of writing; null where it cannot be one. */
export function nameOf(text: string): string | null {
  const name = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const plain = name.toLowerCase().replace(between, '')
  return name === '' || unseen.test(name) || reservedNames.some((word) => plain.includes(word)) ? null : name
}

export function stateOfText(text: string): 'shown' | 'pending' {
  const plain = text.normalize('NFKC').toLowerCase().replace(between, '')
  return heldWords.some((word) => plain.includes(word.replace(between, ''))) ? 'pending' : 'shown'
}
