/** Longest side of an uploaded picture in px, and its JPEG quality. */
const MAX_SIDE = 1920
const QUALITY = 0.85

/** A size of the same shape whose longest side is at most `longest`. */
export function fitWithin(width: number, height: number, longest = MAX_SIDE): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

async function decoded(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function redrawn(file: File): Promise<Blob | null> {
  const image = await decoded(file)
  const { width, height } = fitWithin(image.naturalWidth, image.naturalHeight)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(image, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/**
 * Redraws a picture upright with at most 1920 px a side, which also removes place and camera data. A file that cannot
 * be redrawn (another type, an animated GIF) is returned unchanged for the server to judge.
 */
export async function shrinkImage(file: File): Promise<Blob & { name?: string }> {
  if (file.type === 'image/gif') return file
  const drawn = await redrawn(file).catch(() => null)
  return drawn ? new File([drawn], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file
}
