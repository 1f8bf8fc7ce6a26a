/**
 * Renders server/assets/brand/share.png from mark.svg in a headless Chromium, because most link previews do not show
 * SVG. `npx tsx server/demo/make/share-picture.ts`. CHROMIUM names the browser.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SIZE = 600
const brand = join(new URL('.', import.meta.url).pathname, '../../assets/brand')
const mark = readFileSync(join(brand, 'mark.svg')).toString('base64')
const page = `<style>body{margin:0;display:grid;place-items:center;height:${SIZE}px;background:#fff}</style>
<img width="${SIZE * 0.7}" src="data:image/svg+xml;base64,${mark}">`

execFileSync(process.env.CHROMIUM ?? 'chromium', [
  '--headless=new',
  '--no-sandbox',
  '--hide-scrollbars',
  `--window-size=${SIZE},${SIZE}`,
  `--screenshot=${join(brand, 'share.png')}`,
  `data:text/html;base64,${Buffer.from(page).toString('base64')}`,
])
