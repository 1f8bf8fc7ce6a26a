import { type CSSProperties, lazy, memo, Suspense } from 'react'
import { retryImport } from '../loading/retry-import'
import classes from './configured-icon.module.css'

const Nothing = (_: { name: string }) => null

/**
 * Forty drawings, of which a page shows eight: they come into their places after the words, where the server has not
 * drawn them there already.
 */
const NamedIcon = lazy(async () => {
  const drawings = await retryImport(() => import('./named-icon')).catch(() => null)
  return { default: drawings?.NamedIcon ?? Nothing }
})

interface ConfiguredIconProps {
  /** A name of our family, or the address of a picture. */
  icon: string
  /** Of the icon and, faintly, of its ground; the section's own unless told. */
  colour?: string | undefined
}

/**
 * The icon that a configuration names; a name that nobody knows gets a plain one. What the server drew stands until its
 * code is there: drawn again without a change of its own, it would be taken away.
 */
export const ConfiguredIcon = memo(function ConfiguredIcon({ icon, colour }: ConfiguredIconProps) {
  if (icon.startsWith('/') || icon.startsWith('https://')) {
    return <img className={classes.picture} src={icon} alt="" width={44} height={44} loading="lazy" />
  }
  return (
    <span className={classes.icon} style={colour ? ({ '--tint': colour } as CSSProperties) : undefined}>
      <Suspense>
        <NamedIcon name={icon} />
      </Suspense>
    </span>
  )
})
