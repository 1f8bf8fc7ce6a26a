import { postgresPrograms } from '../../server/src/testing/postgres'
import { PNPM } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'
import { copyWorkspace } from '../testing/workspace'
import { type MutationModuleName, mutationFloors, mutationModules } from './modules'
import { type MutationResult, scoreOf, scoreText } from './report'
import { type MutationOptions, mutateModule } from './run-module'

type Results = ReadonlyMap<MutationModuleName, MutationResult>

const lineOf = (name: string, result: MutationResult) => {
  const { killed, timedOut, survivors } = result
  const count = `${killed} killed, ${timedOut} timed out, ${survivors.length} survived`
  return [`${name}: ${scoreText(scoreOf([result]))}, ${count}`, ...survivors.map((survivor) => `  ${survivor}`)]
}

/** For each floor whose modules were all tested: a sentence, and whether it is reached. */
export function floorsOf(results: Results): { sentence: string; reached: boolean }[] {
  return mutationFloors.flatMap(({ modules, percent }) => {
    const all = modules.flatMap((name) => results.get(name) ?? [])
    if (all.length < modules.length) return []
    const score = scoreOf(all)
    const reached = score.percent >= percent
    const sentence = `${modules.join(', ')}: ${scoreText(score)} of at least ${percent} %${reached ? '' : ', too few'}`
    return [{ sentence, reached }]
  })
}

/**
 * Tests mutants of these modules in a copy of the project and prints the survivors; returns whether all floors are
 * reached.
 */
export async function runMutations(
  names: readonly MutationModuleName[],
  options: Omit<MutationOptions, 'folder'>,
): Promise<boolean> {
  const workspace = copyWorkspace()
  const results = new Map<MutationModuleName, MutationResult>()
  try {
    await run('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--prefer-offline'], {
      cwd: workspace.folder,
      quiet: true,
    })
    // A PostgreSQL is shared by all files of a run; an embedded database is opened per file.
    const env: Record<string, string> = postgresPrograms() ? { PLAZA_TEST_PG: '1' } : {}
    for (const name of names) {
      const result = await mutateModule(mutationModules[name], { ...options, folder: workspace.folder, env })
      results.set(name, result)
      process.stdout.write(`\n${lineOf(name, result).join('\n')}\n`)
    }
  } finally {
    workspace.remove()
  }
  const floors = floorsOf(results)
  for (const { sentence } of floors) process.stdout.write(`${sentence}\n`)
  return floors.every(({ reached }) => reached)
}
