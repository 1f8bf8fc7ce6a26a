import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { titleTokens, wordTokens } from '../../domains/search/tokens'

const places = ['江边', '老城', '码头', '地铁站', '图书馆', '菜市场', '学校', '公园', '医院', '星湾大桥']
const things = ['路灯', '公交', '停车', '垃圾', '绿道', '夜市', '书架', '台阶', '噪音', '志愿者']
const matters = ['修好了', '什么时候开', '太挤', '没有人管', '真好看', '建议改一改', '下雨积水', '早上很安静']
const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗']
const givens = [...'晓明芳伟娜敏静丽强磊军洋艳勇杰娟涛超秀霞']

interface Phrase {
  text: string
  /** As a title, and as further words. */
  title: string[]
  words: string[]
}

const phraseOf = (text: string): Phrase => ({ text, title: titleTokens(text), words: wordTokens(text) })

/** Texts of a town: 800 sentences, of which two make a text, and 8,000 names. */
const sentences = places.flatMap((place) => things.flatMap((thing) => matters.map((matter) => place + thing + matter)))
const names = surnames.flatMap((one) => givens.flatMap((two) => givens.map((three) => one + two + three)))

async function insert(db: Executor, table: string, texts: readonly string[]): Promise<void> {
  await db.execute(
    sql`create temporary table ${sql.raw(table)} (place int primary key, text text, title text[], words text[])`,
  )
  await db.execute(sql`insert into ${sql.raw(table)}
    select row_number() over () - 1, text, array(select jsonb_array_elements_text(title)), array(select jsonb_array_elements_text(words))
    from jsonb_to_recordset(${JSON.stringify(texts.map(phraseOf))}::jsonb) as row(text text, title jsonb, words jsonb)`)
}

/** Creates temporary tables of texts with their tokens. */
export async function createPhrases(db: Executor): Promise<void> {
  await insert(db, 'sentences', sentences)
  await insert(db, 'names', names)
}

/** The nth text of two sentences, and its tokens. */
export const text: SQL = sql`(one.text || '，' || two.text)`
export const tokens: SQL = sql`(one.title || two.title)`
export const twoSentences: SQL = sql`
  join sentences one on one.place = n % ${sentences.length} join sentences two on two.place = n * 7 / 5 % ${sentences.length}`
export const name: SQL = sql`join names on names.place = n * 31 % ${names.length}`
