import { type ComponentType, type CSSProperties, lazy, memo, Suspense } from 'react'
import { fetchCode } from '../../host'
import classes from './configured-icon.module.css'

const Nothing: ComponentType<{ name: string }> = () => null

/** Loads all icons. A page that will show some calls it before its answer arrives. */
export async function loadIcons(): Promise<{ default: typeof Nothing }> {
  const drawings = await fetchCode(() => import('./named-icon')).catch(() => null)
  return { default: drawings?.NamedIcon ?? Nothing }
}

const NamedIcon = lazy(loadIcons)

interface ConfiguredIconProps {
  /** Icon name, or URL of a picture. */
  icon: string
  /** Colour of the icon and, faintly, of its background; by default the section's colour. */
  colour?: string | undefined
}

/**
 * The icon named by a configuration; a plain one for an unknown name. Memoized, because React drops the server's HTML
 * if a suspended boundary renders again.
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
