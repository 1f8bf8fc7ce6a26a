import { type Crop, squareOf } from './crop.model'

/** Side of an avatar in px, and its JPEG quality. */
const SIDE_MAX = 512
const QUALITY = 0.9

/** The part of a picture as a file without place and camera data; null where it cannot be drawn. */
export async function drawCrop(image: HTMLImageElement, crop: Crop): Promise<File | null> {
  const { left, top, side } = squareOf(crop, { width: image.naturalWidth, height: image.naturalHeight })
  const out = Math.max(1, Math.min(SIDE_MAX, Math.round(side)))
  const canvas = Object.assign(document.createElement('canvas'), { width: out, height: out })
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, out, out)
  pen.drawImage(image, left, top, side, side, 0, 0, out, out)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return drawn && new File([drawn], 'avatar.jpg', { type: 'image/jpeg' })
}
