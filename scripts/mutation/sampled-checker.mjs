import { readFileSync } from 'node:fs'
import { mutantKey } from './mutant-key.mjs'

/** Restricts Stryker to the mutants of the sample by rejecting the others as compile errors. */
class SampledChecker {
  /** @type {Set<string>} */
  sample = new Set()

  async init() {
    this.sample = new Set(JSON.parse(readFileSync(process.env.PLAZA_MUTANTS ?? '', 'utf8')))
  }

  /** @param {readonly import('@stryker-mutator/api/core').Mutant[]} mutants */
  async check(mutants) {
    const resultOf = (/** @type {import('@stryker-mutator/api/core').Mutant} */ mutant) =>
      this.sample.has(mutantKey(mutant, process.cwd()))
        ? { status: 'passed' }
        : { status: 'compileError', reason: 'not in the sample' }
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)]))
  }

  /** @param {readonly import('@stryker-mutator/api/core').Mutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)]
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sampled', injectableClass: SampledChecker }]
