import { chmodSync, copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, rspack } from '../../shared/build/bundler'
import { nodeModules, nodeOutput } from '../../shared/build/node-config'
import { root } from '../lib/project.mjs'

/** Loaded from node_modules: it reads files of its own. */
const external = ['jsdom']

const configuration = (path: string): Configuration => ({
  name: 'cli',
  context: join(root, 'scripts'),
  mode: 'production',
  target: 'node20',
  devtool: false,
  entry: { plaza: './cli/plaza.ts', 'hydration-child': './check/hydration/child.ts' },
  output: nodeOutput(path),
  externals: Object.fromEntries(external.map((name) => [name, `module ${name}`])),
  resolve: { extensions: ['.ts', '.mjs', '.js'], conditionNames: ['node', 'import', 'module', 'default'] },
  module: nodeModules,
  node: false,
  optimization: { minimize: false, nodeEnv: false },
  plugins: [new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, include: /^plaza\.mjs$/ })],
})

/** Bundles the workspace's own commands with all that they import, except jsdom. */
export async function bundleCli(folder: string): Promise<void> {
  await new Promise<void>((done, fail) => {
    rspack(configuration(folder)).run((error, stats) => {
      if (error) return fail(error)
      return stats?.hasErrors() ? fail(new Error(stats.toString('errors-only'))) : done()
    })
  })
  copyFileSync(join(root, 'server/src/rendering/process/child.mjs'), join(folder, 'render-process.mjs'))
  chmodSync(join(folder, 'plaza.mjs'), 0o755)
}
