import { bin, cliFolder, root } from './project.mjs'
import { run } from './run.mjs'

/** Checks the types of a remote and runs its own tests; returns the output of what failed. */
export async function testRemote(name: string, cwd = root): Promise<string[]> {
  const folder = `remote-${name}`
  // In the workspace also what it refers to: nothing has been checked yet in a fresh clone.
  const typesOf = cliFolder ? ['-p', '.'] : ['-b', folder]
  const testsOf = cliFolder ? [] : ['--project', 'unit', `${folder}/`]
  const [types, tests] = await Promise.all([
    run(bin('tsc'), typesOf, { quiet: true, cwd }),
    run(bin('vitest'), ['run', '--passWithNoTests', ...testsOf], {
      quiet: true,
      cwd,
      env: { NODE_ENV: 'test', NO_COLOR: '1' },
    }),
  ])
  return [
    ...(types.code === 0 ? [] : [`Types of ${folder}:\n${types.output}`]),
    ...(tests.code === 0 ? [] : [`Tests of ${folder}:\n${tests.output}`]),
  ]
}
