/**
 * Everything that a check of a release can find, by its number. An `error` keeps it from being released; docs/remotes.md
 * says of each what causes and what cures it.
 */
export const findings = {
  P001: { level: 'error', title: 'remote.json is missing or not one' },
  P002: { level: 'error', title: 'the build id is missing in the global or the unique name' },
  P003: { level: 'error', title: 'the name is not that of its folder' },
  P004: { level: 'error', title: 'this is no production build' },
  P005: { level: 'info', title: 'this version is out with another build' },

  P101: { level: 'error', title: 'a file is not what remote.json says' },
  P102: { level: 'error', title: 'a file is missing' },
  P103: { level: 'error', title: 'a file is not in remote.json' },
  P104: { level: 'error', title: 'a file name carries no hash' },
  P105: { level: 'error', title: 'a compressed copy is not of its file' },

  P201: { level: 'error', title: 'the entry is over its budget' },
  P202: { level: 'error', title: 'a page is over its budget' },
  P203: { level: 'error', title: 'the release is over its budget' },

  P301: { level: 'error', title: 'there is no such contract' },
  P302: { level: 'error', title: 'no host offers what it needs' },
  P303: { level: 'warning', title: 'no host offers what it wants' },

  P401: { level: 'error', title: 'a second copy of what the host owns' },
  P402: { level: 'error', title: 'a fallback for what the host owns' },
  P403: { level: 'error', title: 'the host does not share this' },
  P404: { level: 'error', title: 'a library of the host alone' },
  P405: { level: 'error', title: 'it is not known what the build is made of' },

  P501: { level: 'error', title: 'a path meets one of another remote' },
  P502: { level: 'error', title: 'a route id is taken' },
  P503: { level: 'error', title: 'a path is one of the host or the server' },
  P504: { level: 'error', title: 'two of its own routes have the same path' },
  P505: { level: 'error', title: 'a route without a page, or a page without a route' },
  P506: { level: 'info', title: 'a remote was not compared with' },

  P601: { level: 'error', title: 'a selector reaches beyond the remote' },
  P602: { level: 'error', title: 'a custom property is set for the whole page' },
  P603: { level: 'error', title: 'an animation has no name of its own' },
  P604: { level: 'error', title: 'a font family has no name of its own' },
  P605: { level: 'error', title: 'an at-rule is for the whole page' },

  P701: { level: 'error', title: 'the code needs unsafe-eval' },
  P702: { level: 'error', title: 'the code uses what the host alone uses' },
}

/** A finding: its number, what was found, and the file where it is one file's. */
export const found = (code, words, file) => ({ code, words, ...(file ? { file } : {}) })
