/**
 * Prefix of every class name in a build, followed by a hash of the build's unique name, the file and the class. Imports
 * no packages, because the checks use it before any is installed.
 */
export const classMark = (name: string) => `${name[0]}_`
