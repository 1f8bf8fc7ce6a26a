/** What code of a remote imports from nobody but the host or `shared`. */
export const neverInRemotes = [
  /^axios$/,
  /^js-cookie$/,
  /^react-vant/,
  /^react-router/,
  /^@tanstack/,
  /^@plaza\/(?!shared)/,
  /^@module-federation/,
]
