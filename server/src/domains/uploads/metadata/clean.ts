import { open, readFile, writeFile } from 'node:fs/promises'
import { cleanGif } from './gif'
import { cleanJpeg } from './jpeg'
import { cleanMp3 } from './mp3'
import { cleanMp4 } from './mp4/mp4'
import { cleanPng } from './png'
import { cleanWebp } from './webp'

const cleaners: Readonly<Record<string, (file: Buffer) => Buffer[]>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/gif': cleanGif,
  'audio/mpeg': cleanMp3,
}

/**
 * Removes data about the person, the place or the device from a picture, film or sound file, and returns its new size
 * in bytes. Refuses a file whose content does not match its type.
 */
export async function cleanFile(path: string, { mime, bytes }: { mime: string; bytes: number }): Promise<number> {
  if (mime.endsWith('/mp4')) {
    const file = await open(path, 'r+')
    await cleanMp4(file, bytes, mime.startsWith('video/') ? 'vide' : 'soun').finally(() => file.close())
    return bytes
  }
  const clean = cleaners[mime]
  if (!clean) return bytes
  const cleaned = Buffer.concat(clean(await readFile(path)))
  await writeFile(path, cleaned)
  return cleaned.length
}
