interface ConnectionInfo {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the user or the network requests data saving. */
export function savesData(): boolean {
  const connection = (navigator as Navigator & { connection?: ConnectionInfo }).connection
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
