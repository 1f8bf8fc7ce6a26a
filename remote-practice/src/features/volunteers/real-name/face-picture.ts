const SIDE = 480
/** Qualities that are tried until the picture is small enough. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3]
const MAX_LENGTH = 80_000

/** A picture of a face as base64 of a small JPEG; null for what is no picture. */
export async function facePictureOf(file: File): Promise<string | null> {
  const url = URL.createObjectURL(file)
  try {
    const image = Object.assign(new Image(), { src: url })
    await image.decode()
    const scale = Math.min(1, SIDE / Math.max(image.naturalWidth, image.naturalHeight))
    const width = Math.round(image.naturalWidth * scale)
    const height = Math.round(image.naturalHeight * scale)
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
    const drawn = QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '')
    return drawn.find((text) => text !== '' && text.length <= MAX_LENGTH) ?? null
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}
