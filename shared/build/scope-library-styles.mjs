import { createHash } from 'node:crypto'
import postcss from 'postcss'

const forThePage = /^(:root|html|body)$/
const KEYFRAMES = /keyframes$/
/** Libraries begin the names of their animations with their own. */
const animationNames = /\b(rv|pswp)-[\w-]+/g

/**
 * Puts the styles of a library below one class, so that they hold in the boxes that our parts make for it and nowhere
 * else: what it sets for the page is set on the box, what it fixes to the screen stands in the box. JavaScript, since
 * the bundler imports it by itself.
 * @param {string} css
 * @param {{ mark: string, scope: string }} options Beginning of the build's classes, and the class of such boxes.
 */
export function scopedStyles(css, { mark, scope }) {
  /** @param {string} name */
  const own = (name) => mark + createHash('sha256').update(name).digest('base64url').slice(0, 6)
  const sheet = postcss.parse(css)
  sheet.walkAtRules(KEYFRAMES, (rule) => {
    rule.params = own(rule.params)
  })
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && KEYFRAMES.test(/** @type {postcss.AtRule} */ (rule.parent).name)) return
    rule.selectors = rule.selectors.map((one) => (forThePage.test(one) ? `.${scope}` : `.${scope} ${one}`))
  })
  sheet.walkDecls((declaration) => {
    if (declaration.prop === 'position' && declaration.value === 'fixed') declaration.value = 'absolute'
    if (/^(-webkit-)?animation(-name)?$/.test(declaration.prop))
      declaration.value = declaration.value.replace(animationNames, own)
  })
  return sheet.toString()
}

/**
 * @this {{ getOptions(): { mark: string, scope: string } }}
 * @param {string} css
 */
export default function scopeLibraryStyles(css) {
  return scopedStyles(css, this.getOptions())
}
