import { expect, it } from 'vitest'
import { scopedStyles } from './scope-library-styles.mjs'

const scoped = (css: string) => scopedStyles(css, { mark: 'm_', scope: 'm_common' })

it.each([
  ['.pswp, .pswp img { top: 0 }', '.m_common .pswp, .m_common .pswp img { top: 0 }'],
  [':root { --rv-gap: 4px }', '.m_common { --rv-gap: 4px }'],
  ['@media (hover: hover) { .a { top: 0 } }', '@media (hover: hover) { .m_common .a { top: 0 } }'],
  ['.pswp { position: fixed }', '.m_common .pswp { position: absolute }'],
])('%s holds in the boxes of our parts alone', (css, expected) => expect(scoped(css)).toBe(expected))

it('gives keyframes a name of the build, where they are declared and where they are used', () => {
  const css = scoped('@keyframes rv-spin { from { top: 0 } } .a { animation: 1s rv-spin infinite }')
  const [, name] = /@keyframes (m_[\w-]{6}) \{ from/.exec(css) ?? []
  expect(css).toContain(`.m_common .a { animation: 1s ${name} infinite }`)
})
