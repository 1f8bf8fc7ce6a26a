import { classMark } from '@plaza/shared/build/class-mark'
import { blocksOf, type CssBlock, isScoped, NestingError, selectorsOf } from './css'
import { type Finding, type FindingCode, found } from './findings'
import type { ReleaseBundle } from './release'

/** At-rules that only group other rules. */
const groups = /^@(media|supports|container|layer|starting-style|scope)\b/
const forThePage = /^@(import|namespace|property|counter-style|page|font-palette-values|view-transition|position-try)\b/
const keyframes = /^@(?:-webkit-|-moz-)?keyframes\s+["']?([^\s"']+)/
const family = /^font-family\s*:\s*["']?([^"';]+)/

/** The HTML of pages contains their styles; our largest sheet has 16,000 characters. */
const MOST_SIGNS = 250_000
const MOST_SIGNS_IN_ALL = 2_000_000
/** Maximum number of findings per sheet. */
const MOST_TOLD = 50

type StyleProblem = [code: FindingCode, words: string]
type ClassTest = (name: string) => boolean

/** Overlay components of `shared/ui` set this property. */
const SHARED_LAYER = '--shared-layer'

/**
 * Whether a block fixes an element over the whole screen: it may cover the player, the footer and the host's messages.
 */
function coversScreen(statements: readonly string[]): boolean {
  const values = new Map(
    statements.map((one) => one.split(':', 2).map((part) => part.trim()) as [name: string, value: string]),
  )
  if (values.get('position') !== 'fixed' || values.has(SHARED_LAYER)) return false
  const isZero = (name: string) => /^0(px)?$/.test(values.get(name) ?? '')
  const isWhole = (name: string, unit: string) => new RegExp(`^100(%|[dsl]?${unit})$`).test(values.get(name) ?? '')
  if (/^0(px)?(\s+0(px)?)*$/.test(values.get('inset') ?? '')) return true
  return ['top', 'right', 'bottom', 'left'].every(isZero) || (isWhole('width', 'vw') && isWhole('height', 'vh'))
}

function ofBlock({ prelude, parents, statements }: CssBlock, isOwn: ClassTest, name: string): StyleProblem[] {
  if (parents.some((one) => !groups.test(one))) return []
  const animation = keyframes.exec(prelude)?.[1]
  if (animation) return isOwn(animation) ? [] : [['P603', animation]]
  if (/^@font-face/.test(prelude)) {
    const given = statements.map((one) => family.exec(one)?.[1]).find(Boolean) ?? ''
    return given.startsWith(`${name}-`) ? [] : [['P604', given]]
  }
  if (forThePage.test(prelude)) return [['P605', prelude]]
  if (prelude === '') return statements.filter((one) => forThePage.test(one)).map((one): StyleProblem => ['P605', one])
  if (prelude.startsWith('@')) return []
  const layer = coversScreen(statements) ? [['P607', prelude] as StyleProblem] : []
  const leaks = selectorsOf(prelude).filter((one) => !isScoped(one, isOwn))
  const sets = leaks.length === 0 ? [] : statements.filter((one) => one.startsWith('--'))
  return [
    ...layer,
    ...leaks.map((one): StyleProblem => ['P601', one]),
    ...sets.map((one): StyleProblem => ['P602', `${one.split(':', 1).join()} on ${leaks[0]}`]),
  ]
}

/** Problems of a style sheet, in source order. */
function ofSheet(css: string, isOwn: ClassTest, name: string): StyleProblem[] {
  if (css.length > MOST_SIGNS) return [['P606', `${css.length} characters of ${MOST_SIGNS}`]]
  try {
    return blocksOf(css)
      .flatMap((block) => ofBlock(block, isOwn, name))
      .slice(0, MOST_TOLD)
  } catch (error) {
    if (error instanceof NestingError) return [['P606', 'blocks or brackets nest over 32 deep']]
    throw error
  }
}

/** A remote's styles may affect only its own elements: every selector needs a class hashed by its build. */
export function styleFindings({ name, texts }: ReleaseBundle): Finding[] {
  const isOwn: ClassTest = (one) =>
    one.startsWith(classMark(name)) && /^[\w-]{6}$/.test(one.slice(classMark(name).length))
  const sheets = texts('.css')
  const signs = sheets.reduce((sum, [, css]) => sum + css.length, 0)
  if (signs > MOST_SIGNS_IN_ALL) return [found('P606', `${signs} characters of ${MOST_SIGNS_IN_ALL} in all`)]
  return sheets.flatMap(([file, css]) => ofSheet(css, isOwn, name).map(([code, words]) => found(code, words, file)))
}
