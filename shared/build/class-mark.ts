/**
 * Beginning of every class that a build makes; what follows is a hash of the build's unique name, the file and the class.
 * Free of packages, since the checks read it before any is installed.
 */
export const classMark = (name: string) => `${name[0]}_`
