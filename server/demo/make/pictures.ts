/**
 * Paints server/assets/pictures in a headless Chromium: `npx tsx server/demo/make/pictures.ts [pattern of ids]`. CHROMIUM
 * names the browser.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inBrowser } from './browser'
import { type PaintedPicture, writePictureTable } from './picture-table'

const out = join(new URL('.', import.meta.url).pathname, '../../assets/pictures')
mkdirSync(out, { recursive: true })

const rows = await inBrowser<PaintedPicture[]>({
  page: 'pictures/index.html',
  query: `?only=${encodeURIComponent(process.argv[2] ?? '')}`,
  post(path, body) {
    if (path.startsWith('/picture/')) writeFileSync(join(out, path.slice('/picture/'.length)), body)
    return path === '/done' ? JSON.parse(body.toString()) : undefined
  },
})
writePictureTable(rows)
console.log(`${rows.length} pictures`)
