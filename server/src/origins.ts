type Variables = Readonly<Record<string, string | undefined>>

export const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

export function portOf(name: string, value: string): number {
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`${name} must be a port number, not ${value}.`)
  return port
}

export const publicOriginOf = ({ PLAZA_ORIGIN }: Variables): string | undefined =>
  PLAZA_ORIGIN === 'request' ? undefined : PLAZA_ORIGIN || undefined

/** Where `/ops` is served, and who may embed our frame pages: its page builder does. */
export function opsPlaceOf(variables: Variables): {
  opsOrigin: string | undefined
  opsPort: number | undefined
  builders: readonly string[]
} {
  const builders = listOf(variables.PLAZA_BUILDERS)
  const opsPort = variables.PLAZA_OPS_PORT ? portOf('PLAZA_OPS_PORT', variables.PLAZA_OPS_PORT) : undefined
  const opsOrigin = opsOriginOf(variables, opsPort)
  return { opsOrigin, opsPort, builders: opsOrigin === undefined ? builders : [...builders, opsOrigin] }
}

function opsOriginOf({ PLAZA_OPS_ORIGIN, ...variables }: Variables, opsPort: number | undefined): string | undefined {
  if (!PLAZA_OPS_ORIGIN && opsPort === undefined) return undefined
  const appOrigin = publicOriginOf(variables)
  if (appOrigin === undefined)
    throw new Error('PLAZA_OPS_ORIGIN and PLAZA_OPS_PORT need PLAZA_ORIGIN: /ops links to the app.')
  const place = new URL(PLAZA_OPS_ORIGIN || appOrigin)
  if (!PLAZA_OPS_ORIGIN) place.port = String(opsPort)
  if (place.host === new URL(appOrigin).host)
    throw new Error(`PLAZA_OPS_ORIGIN must have another host or port than PLAZA_ORIGIN, not ${place.origin}.`)
  return place.origin
}
