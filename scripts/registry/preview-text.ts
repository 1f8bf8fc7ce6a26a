import encode from 'qr'
import type { ReleasePreviewLink } from '../../shared/src/operations/index'
import { commandLine } from '../lib/project.mjs'
import { momentWords } from './format'

export const qrInTerminal = (text: string): string => encode(text, 'term', { ecc: 'low', border: 2 })

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
  encode(address, 'ascii', { ecc: 'low', border: 2 }).trimEnd(),
  '```',
  '</details>',
]
