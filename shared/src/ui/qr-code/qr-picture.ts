import encode from 'qr'

const SCALE = 12

/** A QR code as a picture to show and save: a GIF, which needs no canvas. */
export function qrPicture(text: string, name: string): File {
  const bytes = encode(text, 'gif', { ecc: 'medium', border: 2, scale: SCALE })
  return new File([new Uint8Array(bytes)], `${name}.gif`, { type: 'image/gif' })
}
