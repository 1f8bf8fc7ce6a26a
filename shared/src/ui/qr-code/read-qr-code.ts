type BarcodeDetectorClass = new (options: {
  formats: string[]
}) => {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>
}

/** Longest edge of what is searched: more costs a phone time and finds no more. */
const LARGEST = 960

function pixelsOf(source: CanvasImageSource, width: number, height: number): ImageData | null {
  const scale = Math.min(1, LARGEST / Math.max(width, height, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || canvas.width === 0 || canvas.height === 0) return null
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

async function byBrowser(source: CanvasImageSource): Promise<string | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass }
  if (!BarcodeDetector) return null
  try {
    const [found] = await new BarcodeDetector({ formats: ['qr_code'] }).detect(source)
    return found?.rawValue || null
  } catch {
    return null
  }
}

/** The text of a QR code in a picture or a frame of a film: read by the browser, otherwise by us. Null without one. */
export async function readQrCode(
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
): Promise<string | null> {
  const found = await byBrowser(source)
  if (found) return found
  const pixels = pixelsOf(source, width, height)
  if (!pixels) return null
  const { default: decode } = await import('qr/decode.js')
  try {
    return decode(pixels)
  } catch {
    return null
  }
}
