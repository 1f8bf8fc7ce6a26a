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
const PICTURE = 480
const EDGE = 48
const CODE = 168
/** Height of the line above the title. */
const LEAD = 44
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

/** Draws lines below each other; returns the position of the next one. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  at: number,
  max: number,
  size: number,
  weight = 400,
): number {
  pen.font = `${weight} ${size}px ${FAMILY}`
  const lines = linesOf(text, max, (line) => pen.measureText(line).width <= WIDTH - 2 * EDGE)
  for (const [index, line] of lines.entries()) pen.fillText(line, EDGE, at + index * size * 1.45)
  return at + lines.length * size * 1.45
}

/** Draws a poster of the shared content with a QR code. Null if it cannot be drawn. */
export async function drawPoster(content: PosterContent): Promise<Blob | null> {
  const { lead, title, text, image, url, site, hint } = content
  const picture = image ? await loadImage(image) : null
  const top = (picture ? PICTURE : EDGE) + (lead ? LEAD : 0)
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: top + 500 })
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, canvas.height)
  if (picture) cover(pen, picture, WIDTH, PICTURE)
  pen.textBaseline = 'top'
  if (lead) {
    pen.fillStyle = BRAND
    write(pen, lead, top - LEAD + 36, 1, 28, 600)
  }
  pen.fillStyle = INK
  const below = write(pen, title, top + 36, 3, 40, 600)
  pen.fillStyle = SECOND
  write(pen, text, below + 12, 2, 26)
  const foot = canvas.height - EDGE - CODE
  pen.fillStyle = BRAND
  write(pen, site, foot + 44, 1, 34, 600)
  pen.fillStyle = SECOND
  write(pen, hint, foot + 100, 1, 24)
  pen.fillStyle = INK
  code(pen, url, WIDTH - EDGE - CODE, foot)
  return new Promise((made) => canvas.toBlob(made, 'image/png'))
}
