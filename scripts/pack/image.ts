import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'

type Instruction = readonly [name: string, value: string]

/** Stages of `deploy/Dockerfile` by name, each a list of instructions. */
export function readStages(): Map<string, Instruction[]> {
  const text = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
  const stages = new Map<string, Instruction[]>()
  let current: Instruction[] = []
  for (const line of text.replace(/\\\n\s*/g, '').split('\n')) {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') {
      current = []
      stages.set(/ AS (\w+)$/.exec(value)?.[1] ?? 'default', current)
    } else if (name) current.push([name, value])
  }
  return stages
}

/** Values of one instruction in a stage. */
export const valuesOf = (stage: readonly Instruction[] | undefined, name: string): string[] =>
  (stage ?? []).filter(([instruction]) => instruction === name).map(([, value]) => value)
