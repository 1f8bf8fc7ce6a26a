import * as v from 'valibot'
import { Key, type References, ShortText, Words } from '../references'

export const MatrixGroup = v.strictObject({ id: Words, name: ShortText, name_en: ShortText })

export const matrixAccountOf = (refs: References) =>
  v.strictObject({
    id: Key,
    group: refs.matrixGroup,
    name: ShortText,
    nameEn: ShortText,
    wechatId: v.pipe(Words, v.regex(/^[a-z][\w-]{5,19}$/i, 'As WeChat wants it: 6 to 20 letters, digits, - and _')),
    picture: refs.picture,
    slogan: Words,
    sloganEn: Words,
    intro: Words,
    introEn: Words,
    articles: v.optional(v.array(refs.content), []),
  })
