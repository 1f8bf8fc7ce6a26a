/** A few words that make a reviewer look first; what holds one is seen by its author alone until then. */
const flaggedWords = [
  '加微信',
  '代开发票',
  '刷单',
  '博彩',
  '办证刻章',
  '日赚千元',
  '裸聊',
  'free casino',
  'buy followers',
]

/** Signs that people put between letters so that a word is not found. */
const separators = /[\s\p{P}\p{S}\u200b-\u200f\ufeff]/gu

/** Names by which people would take somebody for the site itself or for those who run it. */
const reservedNames = ['plaza', '官方', '管理员', '客服', '系统消息', 'official', 'administrator', 'moderator']
/** The site's name is its city's too, of which people write; nobody is called so. */
const cityNames = ['星湾', 'starbay']
/** What is not seen or turns the rest round: control, format, private and unassigned signs. */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u

/** A name as it is kept, in one way of writing; null where it cannot be one. */
export function normalizedName(text: string): string | null {
  const name = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const plain = name.toLowerCase().replace(separators, '')
  return name === '' ||
    invisibleCharacters.test(name) ||
    [...reservedNames, ...cityNames].some((word) => plain.includes(word))
    ? null
    : name
}

/** Words of those who speak for an authority or for the site. */
const officialWords = [
  ...['星湾融媒', '通告', '公告', '通报', '声明', '紧急通知', '权威发布', '官宣', '辟谣', '停水通知', '停电通知'],
  ...['official', 'announcement', 'public notice'],
]

/** Whether a headline would be taken for one of the site itself or of an authority. */
export function soundsOfficial(title: string): boolean {
  const plain = title.normalize('NFKC').toLowerCase().replace(separators, '')
  return [...officialWords, ...reservedNames].some((word) => plain.includes(word.replace(separators, '')))
}

export function moderationStateOf(text: string): 'shown' | 'pending' {
  const plain = text.normalize('NFKC').toLowerCase().replace(separators, '')
  return flaggedWords.some((word) => plain.includes(word.replace(separators, ''))) ? 'pending' : 'shown'
}
