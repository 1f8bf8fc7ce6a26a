import { readFileSync } from 'node:fs'
import { readTable, writeTable } from './tables'

const alts: Record<string, [zh: string, en: string]> = JSON.parse(
  readFileSync(new URL('alts.json', import.meta.url), 'utf8'),
)

const kinds: [pattern: RegExp, zh: string, en: string][] = [
  [/^cover-/, '节目封面', 'Programme cover'],
  [/^circle-/, '圈子封面', 'Circle cover'],
  [/^anchor-/, '主播头像', 'Portrait of an anchor'],
  [/^avatar-/, '用户头像', 'Avatar'],
  [/^org-/, '机构标志', 'Emblem of an organisation'],
  [/^skin-/, '页面顶部背景', 'Header background'],
]

function altOf(id: string): { en: string; zh: string } {
  const [, ofKindZh = id, ofKindEn = id] = kinds.find(([pattern]) => pattern.test(id)) ?? []
  const [zh, en] = alts[id] ?? [ofKindZh, ofKindEn]
  return { en, zh }
}

/** The browser's result for a painted picture. */
export interface PaintedPicture {
  id: string
  width: number
  height: number
  small: boolean
  color: string
}

/** Rewrites the table of pictures, keeping the rows of those that were not painted. */
export function writePictureTable(rows: readonly PaintedPicture[]): void {
  const described = rows.map((row) => ({ ...row, alt: altOf(row.id) }))
  const all = new Map([...readTable<PaintedPicture>('pictures'), ...described].map((row) => [row.id, row]))
  writeTable('pictures', [...all.values()])
}
