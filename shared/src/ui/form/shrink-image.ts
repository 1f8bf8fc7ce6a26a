const MAX_SIDE = 1920
const QUALITY = 0.85

/**
 * A picture no larger than 1920 px a side, redrawn, so that place and camera are no longer in it. What cannot be drawn
 * (another kind of file, a gif that moves) is given back as it is, for the server to judge.
 */
export async function shrinkImage(file: File): Promise<Blob & { name?: string }> {
  if (file.type === 'image/gif' || typeof createImageBitmap !== 'function') return file
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return drawn ? new File([drawn], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}
