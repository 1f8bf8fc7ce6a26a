import { readFileSync } from 'node:fs'
import { readTable, writeTable } from './tables.mjs'

const alts = JSON.parse(readFileSync(new URL('alts.json', import.meta.url), 'utf8'))

const kinds = [
  [/^cover-/, '节目封面', 'Programme cover'],
  [/^circle-/, '圈子封面', 'Circle cover'],
  [/^anchor-/, '主播头像', 'Portrait of an anchor'],
  [/^avatar-/, '用户头像', 'Avatar'],
  [/^org-/, '机构标志', 'Emblem of an organisation'],
  [/^skin-/, '页面顶部背景', 'Header background'],
]

const altOf = (id) => {
  const [zh, en] = alts[id] ?? kinds.find(([pattern]) => pattern.test(id))?.slice(1) ?? [id, id]
  return { en, zh }
}

/** Writes the table of pictures anew, keeping the rows of those that were not painted this time. */
export function writePictureTable(rows) {
  const described = rows.map((row) => ({ ...row, alt: altOf(row.id) }))
  const all = new Map([...readTable('pictures'), ...described].map((row) => [row.id, row]))
  writeTable('pictures', [...all.values()])
}
