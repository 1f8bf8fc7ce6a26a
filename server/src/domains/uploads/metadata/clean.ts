import { readFile, writeFile } from 'node:fs/promises'
import { cleanJpeg } from './jpeg'
import { cleanPng } from './png'
import { cleanWebp } from './webp'

const cleaners: Readonly<Record<string, (file: Buffer) => Buffer[]>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
}

/**
 * Takes out of a picture's file what tells of the person, the place or the camera, and gives its bytes then. Refuses a
 * file that is not what it began as.
 */
export async function cleanPicture(path: string, { mime, bytes }: { mime: string; bytes: number }): Promise<number> {
  const clean = cleaners[mime]
  if (!clean) return bytes
  const cleaned = Buffer.concat(clean(await readFile(path)))
  await writeFile(path, cleaned)
  return cleaned.length
}
