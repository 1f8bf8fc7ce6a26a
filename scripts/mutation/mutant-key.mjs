import { relative, sep } from 'node:path'

/**
 * Key of a mutant, equal in every process: its file, range, kind and text.
 * @param {{ fileName: string, location: { start: { line: number, column: number }, end: { line: number, column: number
 * } }, mutatorName: string, replacement: string }} mutant
 * @param {string} root
 */
export function mutantKey({ fileName, location: { start, end }, mutatorName, replacement }, root) {
  const file = (root ? relative(root, fileName) : fileName).split(sep).join('/')
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`
}
