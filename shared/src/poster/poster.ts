import encode from 'qr'
import { linesOf } from './lines.model'

interface PosterContent {
  /** A line above the title, such as who invites. */
  lead?: string
  title: string
  text: string
  image: string | null
  /** Target of the QR code. */
  url: string
  site: string
  /** Text next to the QR code. */
  hint: string
}

const WIDTH = 750
/** Height of a poster with a picture, which fills what its words leave; without one it is as high as its words. */
const HEIGHT = 1024
const EDGE = 48
const CODE = 168
/** Between the picture and the words, and between these and the code. */
const [BELOW_PICTURE, ABOVE_CODE] = [40, 44]
const FAMILY = 'system-ui, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", sans-serif'
const [PAPER, INK, SECOND, BRAND] = ['#ffffff', '#1c1d1f', '#5e6066', '#c8161d']

async function loadImage(address: string): Promise<HTMLImageElement | null> {
  const image = Object.assign(new Image(), { crossOrigin: 'anonymous', src: address })
  return image.decode().then(
    () => image,
    () => null,
  )
}

/** Draws the middle of a picture, covering a box. */
function cover(pen: CanvasRenderingContext2D, image: HTMLImageElement, width: number, height: number): void {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
  const [across, down] = [width / scale, height / scale]
  const [x, y] = [(image.naturalWidth - across) / 2, (image.naturalHeight - down) / 2]
  pen.drawImage(image, x, y, across, down, 0, 0, width, height)
}

function code(pen: CanvasRenderingContext2D, url: string, x: number, y: number): void {
  const rows = encode(url, 'raw', { ecc: 'medium', border: 1 })
  const side = CODE / rows.length
  for (const [down, row] of rows.entries())
    for (const [across, dark] of row.entries())
      if (dark) pen.fillRect(x + across * side, y + down * side, Math.ceil(side), Math.ceil(side))
}

interface TextStyle {
  max: number
  size: number
  weight?: number
  color: string
  /** Space above it. */
  gap?: number
}
interface TextBlock {
  style: TextStyle
  lines: string[]
}

const lineHeight = ({ size }: TextStyle) => size * 1.45
const fontOf = ({ size, weight = 400 }: TextStyle) => `${weight} ${size}px ${FAMILY}`
const heightOf = ({ style, lines }: TextBlock) => (style.gap ?? 0) + lines.length * lineHeight(style)

/** Breaks a text into the lines in which it is drawn. */
function layOut(pen: CanvasRenderingContext2D, text: string, style: TextStyle): TextBlock {
  pen.font = fontOf(style)
  return { style, lines: linesOf(text, style.max, (line) => pen.measureText(line).width <= WIDTH - 2 * EDGE) }
}

/** Draws blocks of text below each other. */
function write(pen: CanvasRenderingContext2D, blocks: readonly TextBlock[], top: number): void {
  let y = top
  for (const { style, lines } of blocks) {
    pen.font = fontOf(style)
    pen.fillStyle = style.color
    y += style.gap ?? 0
    for (const line of lines) {
      pen.fillText(line, EDGE, y)
      y += lineHeight(style)
    }
  }
}

const LEAD: TextStyle = { max: 1, size: 28, weight: 600, color: BRAND }
const TITLE: TextStyle = { max: 3, size: 40, weight: 600, color: INK }
const TEXT: TextStyle = { max: 2, size: 26, color: SECOND, gap: 12 }
const SITE: TextStyle = { max: 1, size: 34, weight: 600, color: BRAND }
const HINT: TextStyle = { max: 1, size: 24, color: SECOND, gap: 8 }

/** Draws a poster of the shared content with a QR code. Null if it cannot be drawn. */
export async function drawPoster(content: PosterContent): Promise<Blob | null> {
  const { lead, title, text, image, url, site, hint } = content
  const picture = image ? await loadImage(image) : null
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const words = [
    ...(lead ? [layOut(pen, lead, LEAD)] : []),
    layOut(pen, title, { ...TITLE, gap: lead ? 14 : 0 }),
    layOut(pen, text, TEXT),
  ]
  const foot = [layOut(pen, site, SITE), layOut(pen, hint, HINT)]
  const height = words.reduce((sum, block) => sum + heightOf(block), 0)
  if (!picture) canvas.height = EDGE + height + ABOVE_CODE + CODE + EDGE
  const codeTop = canvas.height - EDGE - CODE
  const top = codeTop - ABOVE_CODE - height
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, canvas.height)
  if (picture) cover(pen, picture, WIDTH, top - BELOW_PICTURE)
  pen.textBaseline = 'top'
  write(pen, words, top)
  write(pen, foot, codeTop + 42)
  pen.fillStyle = INK
  code(pen, url, WIDTH - EDGE - CODE, codeTop)
  return new Promise((made) => canvas.toBlob(made, 'image/png'))
}
