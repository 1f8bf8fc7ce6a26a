/** Objects that all servers share, by key. */
export interface SharedObjects {
  put(key: string, content: Buffer, type: string): Promise<void>
  /** Its content; null if there is no such object. Throws if the store does not answer. */
  get(key: string): Promise<Buffer | null>
  /** Succeeds if there is no such object. */
  remove(key: string): Promise<void>
}

/** Files of releases and host builds: in this server's folder, and in the store of all servers if there is one. */
export interface ReleaseFiles {
  /** Makes the files of a registered release available in this server's folder; false if there are none. */
  fetch(remote: string, release: string): Promise<boolean>
  /** Makes a file of an earlier host build available in this server's folder, with its compressed copies. */
  fetchHost(file: string): Promise<void>
  /** The source map of a shipped file, by its path among the releases; null if there is none. */
  readMap(path: string): Promise<Buffer | null>
  /** Gives all servers the release in a folder. */
  share(remote: string, release: string, folder: string): Promise<void>
  /** Gives all servers the source maps of a release. */
  shareMaps(remote: string, release: string): Promise<void>
  /** Gives all servers what only this one has: the host's files, and registered releases. */
  shareAll(): Promise<void>
  /** Removes the files and source maps of a release from this server's folder and from the store. */
  remove(remote: string, release: string): Promise<void>
  removeMaps(remote: string, release: string): Promise<void>
}
