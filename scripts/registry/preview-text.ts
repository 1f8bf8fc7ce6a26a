import encode from 'qr'
import type { ReleasePreviewLink } from '../../shared/src/operations/index'
import { commandLine } from '../lib/project.mjs'
import { momentWords } from './format'

/** A QR code of characters; with colours also where the terminal has a light background. */
export const qrLines = (text: string, { isColoured }: { isColoured: boolean }): string =>
  encode(text, isColoured ? 'term' : 'ascii', { ecc: 'low', border: 2 }).trimEnd()

/** Text of a link for the page of a pull request; the first line lets a pipeline find its own comment. */
export const previewMarkdown = ({ id, remote, release, address, until }: ReleasePreviewLink): string[] => [
  `<!-- plaza-preview ${remote} -->`,
  `**Preview of ${remote} ${release}**: ${address}`,
  '',
  `Good until ${momentWords(until)}. \`${commandLine('registry', `end-release-preview ${id}`)}\` ends it.`,
  '',
  '<details><summary>QR code for a phone</summary>',
  '',
  '```',
  qrLines(address, { isColoured: false }),
  '```',
  '</details>',
]
