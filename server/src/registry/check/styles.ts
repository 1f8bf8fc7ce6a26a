import { classMark } from '@plaza/shared/build/class-mark'
import { type Block, blocksOf, isScoped, selectorsOf } from './css'
import { type FindingCode, type Found, found } from './findings'
import type { GivenRelease } from './release'

/** At-rules that only group other rules. */
const groups = /^@(media|supports|container|layer|starting-style|scope)\b/
const forThePage = /^@(import|namespace|property|counter-style|page|font-palette-values|view-transition|position-try)\b/
const keyframes = /^@(?:-webkit-|-moz-)?keyframes\s+["']?([^\s"']+)/
const family = /^font-family\s*:\s*["']?([^"';]+)/

type Told = [code: FindingCode, words: string]
type IsOwn = (name: string) => boolean

function ofBlock({ prelude, parents, statements }: Block, isOwn: IsOwn, name: string): Told[] {
  if (parents.some((one) => !groups.test(one))) return []
  const animation = keyframes.exec(prelude)?.[1]
  if (animation) return isOwn(animation) ? [] : [['P603', animation]]
  if (/^@font-face/.test(prelude)) {
    const given = statements.map((one) => family.exec(one)?.[1]).find(Boolean) ?? ''
    return given.startsWith(`${name}-`) ? [] : [['P604', given]]
  }
  if (forThePage.test(prelude)) return [['P605', prelude]]
  if (prelude === '') return statements.filter((one) => forThePage.test(one)).map((one): Told => ['P605', one])
  if (prelude.startsWith('@')) return []
  const leaks = selectorsOf(prelude).filter((one) => !isScoped(one, isOwn))
  const sets = statements.filter((one) => one.startsWith('--')).map((one) => one.split(':', 1).join())
  return leaks.flatMap((one): Told[] => [
    ['P601', one],
    ...sets.map((property): Told => ['P602', `${property} on ${one}`]),
  ])
}

/** A remote's styles hold for what it draws: everything hangs on a class that its build has hashed. */
export function styleFindings({ name, texts }: GivenRelease): Found[] {
  const isOwn: IsOwn = (one) => one.startsWith(classMark(name)) && /^[\w-]{6}$/.test(one.slice(classMark(name).length))
  return texts('.css').flatMap(([file, css]) =>
    blocksOf(css).flatMap((block) => ofBlock(block, isOwn, name).map(([code, words]) => found(code, words, file))),
  )
}
