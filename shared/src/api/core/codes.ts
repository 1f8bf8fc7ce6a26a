/**
 * Body codes of the envelope `{ code, msg, data }`. Codes of the product spec, section 8, keep their numbers; ours
 * begin with a similar HTTP status. A refusal by a business rule is HTTP 200 with its code; a refusal by the transport
 * (malformed input, unknown address, a limit) also has the HTTP status.
 */
export const codes = {
  success: 100000,
  volunteerGone: 101002,
  loginExpired: 303001,
  loginReplaced: 302001,
  contentGone: 403001,
  badInput: 400001,
  captchaWrong: 400002,
  captchaSpent: 400003,
  credentialsWrong: 400004,
  passwordWeak: 400005,
  phoneTaken: 400006,
  phoneNeeded: 403002,
  notAllowed: 403003,
  unknownAddress: 404001,
  wrongMethod: 405001,
  tooSlow: 408001,
  stateChanged: 409001,
  full: 409002,
  tooEarly: 409003,
  tooLate: 409004,
  codeWrong: 409005,
  tooFar: 409006,
  repeated: 409007,
  linkExpired: 410001,
  tooLarge: 413001,
  wrongMediaType: 415001,
  tooMany: 429001,
  serverError: 500001,
  notBuilt: 501001,
  busy: 503001,
} as const

export type CodeName = keyof typeof codes
