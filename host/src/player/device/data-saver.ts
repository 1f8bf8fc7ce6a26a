interface ConnectionInfo {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the person or the network asks us not to fetch what may not be needed. */
export function savesData(): boolean {
  const connection = (navigator as Navigator & { connection?: ConnectionInfo }).connection
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
