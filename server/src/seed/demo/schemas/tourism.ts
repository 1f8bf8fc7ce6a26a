import { Count, LinkUrl, tourism } from '@plaza/shared/api'
import * as v from 'valibot'
import { type References, ShortText, Words } from './references'

const { map, sights, routes, vouchers } = tourism.season.data.entries
const { image: _, ...sight } = sights.item.entries
const { left: __, ...voucher } = vouchers.item.entries

/** The seasons: a head for each, sights on the map, routes through them, vouchers and their claimed number. */
export const tourismOf = (refs: References) => {
  const head = v.strictObject({
    title: ShortText,
    title_en: ShortText,
    summary: Words,
    summary_en: Words,
    cover: refs.picture,
    sights: v.array(Words),
  })
  return v.strictObject({
    id: Words,
    spring: head,
    summer: head,
    autumn: head,
    winter: head,
    map,
    sights: v.array(v.strictObject({ ...sight, name: ShortText, picture: refs.picture, link: v.nullable(LinkUrl) })),
    routes,
    vouchers: v.array(v.strictObject({ ...voucher, title: ShortText, taken: Count })),
  })
}
