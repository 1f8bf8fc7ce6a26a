import type { Choice, RemoteDocument } from '@plaza/shared/remotes'
import type { RunningRemote } from '../running.store'

/** A release of a remote, with everything that is needed to run it. */
export interface Release {
  remote: string
  id: string
  /** Where its files are, with a trailing slash. */
  base: string
  document: RemoteDocument
  /** The exact text of its `remote.json`. */
  text: string
  why: RunningRemote['why']
  verdict: Choice['verdict']
}

declare global {
  /** Files and their `sha384-…` by the unique name of a build; what is not in it is not asked for. */
  var plazaFiles: Record<string, Readonly<Record<string, string>>> | undefined
}

/** Says which files a build may ask for, before it asks for the first. */
export function listFiles(uniqueName: string, files: Readonly<Record<string, string>>): void {
  self.plazaFiles = { ...self.plazaFiles, [uniqueName]: files }
}

/** The hash of each file that a document names. */
export const integrityOf = ({ files }: RemoteDocument): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [file, integrity]))
