import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'

/** The guide for teams, without links to pages that are not packed. */
const guideOutside = (): string =>
  readFileSync(join(root, 'docs/remotes.md'), 'utf8').replace(/\[([^\]]+)\]\((?!#|https?:)[^)]+\)/g, '$1')

/** What a registry shows of a package. */
export const readmeOf = (name: string, description: string): string => `# ${name}

${description}. The guide for a team that ships a remote is \`docs/remotes.md\` of \`@plaza/cli\`.
`

/** Puts the guide and the scripts of pipelines into the package of the commands. */
export function writeGuide(folder: string): void {
  for (const name of ['docs', 'ci']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'docs/remotes.md'), guideOutside())
  for (const name of ['release.sh', 'preview.sh']) {
    copyFileSync(join(root, 'deploy/ci', name), join(folder, 'ci', name))
    chmodSync(join(folder, 'ci', name), 0o755)
  }
}
