import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { wordsIgnorer } from './ignorer.mjs'
import type { MutationModule } from './modules'
import { mutantKey } from './mutant-key.mjs'

/** Files without logic: tests, texts, types, tables for people. */
const unmutated =
  /\.test\.tsx?$|\.d\.ts$|\.text\.ts$|(^|\/)(testing|texts?|texts\.ts|words\.ts)(\/|$)|\/sample-release\.ts$/

/** Mutated files of a module, by their paths in the project. */
export const mutatedFiles = ({ sources, only = /\.tsx?$/ }: MutationModule, root: string): string[] =>
  sources
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && only.test(file) && !unmutated.test(file))
    .sort()

/**
 * Mutations that are not made. An empty string only tests wording, and the compiler detects an empty name and an access
 * to what may be undefined.
 */
export const excludedMutations = ['StringLiteral', 'OptionalChaining']

const silent = {
  ...{ trace() {}, debug() {}, info() {}, warn() {}, error() {}, fatal() {} },
  ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  ...{ isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false },
}

/** Keys of all mutants that Stryker creates in these files. */
export async function listMutants(files: readonly string[], root: string): Promise<string[]> {
  const instrumenter = new Instrumenter(silent)
  const sources = files.map((name) => ({ name, mutate: true, content: readFileSync(join(root, name), 'utf8') }))
  const { mutants } = await instrumenter.instrument(sources, {
    ...{ plugins: null, excludedMutations, ignorers: [wordsIgnorer], noHeader: true },
  })
  // Excluded mutants are listed too, with the reason why none of them runs.
  return mutants.filter(({ status }) => status !== 'Ignored').map((mutant) => mutantKey(mutant, ''))
}

/** A sample determined by the seed and the mutants, so that a run can be repeated. */
export function sampleOf(keys: readonly string[], size: number, seed: string): string[] {
  const rank = (key: string) => createHash('sha256').update(`${seed} ${key}`).digest('hex')
  return keys
    .map((key) => ({ key, rank: rank(key) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ key }) => key)
}
