import { dirname, relative, sep } from 'node:path'
import type { Configuration } from '@rspack/core'

/** Folder of a build's source maps, which no file names and no visitor is served (docs/decisions/0520). */
export const MAPS_FOLDER = 'maps'

/** Names of a production build's source maps, and of their sources: relative to the folder of the packages. */
export const sourceMapNames = (context: string, dev: boolean): NonNullable<Configuration['output']> =>
  dev
    ? {}
    : {
        sourceMapFilename: `${MAPS_FOLDER}/[file].map`,
        devtoolModuleFilenameTemplate: ({ absoluteResourcePath: path }: { absoluteResourcePath: string }) =>
          path.startsWith('/') ? relative(dirname(context), path).split(sep).join('/') : path,
      }
