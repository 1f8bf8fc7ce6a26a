// The bundler's own function is that of the release; `TrackedGlobalsPlugin` puts the host's functions there.
// @ts-expect-error
module.exports = __webpack_require__.W
