import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const alts = JSON.parse(readFileSync(new URL('alts.json', import.meta.url), 'utf8'))
const table = new URL('../../src/data/seed/content/pictures.ts', import.meta.url)

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

const before = () => {
  if (!existsSync(table)) return []
  const text = readFileSync(table, 'utf8')
  const rows = [...text.matchAll(/\['([\w-]+)', (\d+), (\d+), (true|false), '(#\w+)'\]/g)]
  return rows.map(([, id, width, height, small, color]) => ({
    id,
    width: +width,
    height: +height,
    small: small === 'true',
    color,
  }))
}

/** Writes the table of pictures anew, keeping the rows of those that were not painted this time. */
export function writePictureTable(rows) {
  const all = new Map([...before(), ...rows].map((row) => [row.id, row]))
  const lines = [...all.values()].map(
    ({ id, width, height, small, color }) => `  ['${id}', ${width}, ${height}, ${small}, '${color}'],`,
  )
  const words = [...all.keys()].map((id) => `  '${id}': ${JSON.stringify(altOf(id))},`)
  writeFileSync(
    table,
    `/** Written by scripts/make-assets/pictures.mjs. */
export interface SeedPicture {
  id: string
  /** Below server/assets. */
  file: string
  /** A small one for lists; the picture itself where there is none. */
  small: string
  width: number
  height: number
  alt: { en: string; zh: string }
  /** Average colour, to stand there until the picture has come. */
  color: string
}

type Row = [id: string, width: number, height: number, small: boolean, color: string]

const rows: Row[] = [
${lines.join('\n')}
]

const alts: Record<string, SeedPicture['alt']> = {
${words.join('\n')}
}

export const pictures: Record<string, SeedPicture> = Object.fromEntries(
  rows.map(([id, width, height, small, color]) => [
    id,
    {
      id,
      file: \`pictures/\${id}.webp\`,
      small: \`pictures/\${id}\${small ? '-s' : ''}.webp\`,
      width,
      height,
      alt: alts[id] ?? { en: '', zh: '' },
      color,
    },
  ]),
)
`,
  )
}
