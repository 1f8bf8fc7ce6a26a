import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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
}

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
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(version), null, 2)}\n`)
}
