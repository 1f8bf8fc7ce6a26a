const REMOTES = '/remotes/'

/** The remote of a shipped file; null for files of the host and the server. */
const remoteOf = (file: string): string | null =>
  file.startsWith(REMOTES) ? (file.slice(REMOTES.length).split('/')[0] ?? '') : null

/** Whether an error of this owner is explained by a file: anybody may report frames of other remotes. */
export const isFileOf = (owner: string) => (file: string) => [null, owner].includes(remoteOf(file))

/** Whether sources of a file may be shown to somebody who has these remotes alone, or all without any. */
export const isFileAmong = (remotes: readonly string[] | undefined) => (file: string) => {
  const remote = remoteOf(file)
  return remote === null || remotes === undefined || remotes.includes(remote)
}
