import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'
import { outsideName } from './layout'
import { versionsOf } from './manifests'

const template = join(root, 'scripts', 'template-remote')

const texts: Readonly<Record<string, string>> = {
  'rspack.config.ts': `import { remoteConfig } from '@plaza/build/remote-config'

export default remoteConfig({ context: import.meta.dirname })
`,
  'vitest.config.ts': `import { testSettings } from '@plaza/build/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig(testSettings)
`,
  'tsconfig.json': `{
  "extends": "@plaza/build/tsconfig.json",
  "include": ["src"]
}
`,
  'src/styles.d.ts': `/// <reference types="@plaza/ui/styles" />
`,
  gitignore: `node_modules/
dist/
.dev/
/releases/
`,
  'README.md': `# Title of remote

A remote of Plaza, built and shipped from this repository. The guide is \`node_modules/@plaza/cli/docs/remotes.md\`;
\`npx plaza --help\` lists the commands. Set \`PLAZA_URL\` to the address of Plaza.

| step | command |
|---|---|
| log in, by a code that you confirm in \`/ops\` | \`npx plaza login\` |
| develop in a running Plaza | \`npx plaza dev --against $PLAZA_URL\` |
| test, check | \`npm test\`, \`npx plaza check --against $PLAZA_URL\` |
| release | raise \`version\` in \`package.json\`, then \`npx plaza release\` |
| publish, which shows it to nobody yet | \`npx plaza publish --why "…"\` |
| look at it on a phone | \`npx plaza preview --why "…"\` |
| make it live step by step | \`npx plaza promote name-of-remote 0.1.0 --plan 1,10,50,100 --why "…"\` |
| back | \`npx plaza rollback --why "…"\`; of the first release \`npx plaza off --why "…"\` |

\`.github/workflows\` releases each push to main and previews each pull request. Each needs a token for this remote,
made in \`/ops\` under Tokens, as a secret, and \`PLAZA_URL\` as a variable. Elsewhere call the scripts in
\`node_modules/@plaza/cli/ci\` with \`PLAZA="npx plaza"\`.
`,
}

/** A pipeline of the workspace's, for a repository that has nothing but the remote. */
function pipelineOutside(name: string): string {
  const text = readFileSync(join(root, 'deploy/ci', name), 'utf8')
  return text
    .replace(/^# Copy to \S+ /m, '# ')
    .replace(/^ +paths: .*\n/m, '')
    .replace(/^( +)PLAZA_URL: .*\n/m, (line, indent) => `${line}${indent}PLAZA: npx plaza\n`)
    .replace(/^( +)- run: npm run release -- media\n/m, '$1- run: npm ci\n$1- run: npx plaza release\n')
    .replace(/deploy\/ci\//g, 'node_modules/@plaza/cli/ci/')
    .replace(/\bmedia\b/g, 'name-of-remote')
}
const pipelines = { 'github-actions.yml': 'release.yml', 'github-pull-request.yml': 'preview.yml' }

/** The package.json of a remote outside: as in the workspace, with our packages by their versions. */
function manifest(version: string): object {
  const inside = JSON.parse(readFileSync(join(template, 'package.json'), 'utf8'))
  const { '@plaza/shared': _, ...dependencies } = inside.dependencies
  return {
    ...inside,
    scripts: { test: 'vitest run', dev: 'plaza dev', check: 'plaza check', release: 'plaza release' },
    dependencies: { '@plaza/contract': version, '@plaza/ui': version, ...dependencies },
    devDependencies: {
      '@plaza/build': version,
      '@plaza/cli': version,
      ...inside.devDependencies,
      ...versionsOf(['jsdom', 'typescript', 'vitest']),
    },
  }
}

/** Writes the template for remotes in repositories of their own: that of the workspace, with the names outside. */
export function writeTemplate(folder: string, version: string): void {
  cpSync(join(template, 'src'), join(folder, 'src'), { recursive: true })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/@plaza\/shared\/[\w/.-]+/g, outsideName))
  }
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
  const workflows = join(folder, '.github/workflows')
  mkdirSync(workflows, { recursive: true })
  for (const [name, file] of Object.entries(pipelines)) writeFileSync(join(workflows, file), pipelineOutside(name))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(version), null, 2)}\n`)
}
