/** The light build has the types of the full one. */
declare module 'hls.js/light' {
  export { default, type ErrorData, type Events } from 'hls.js'
}
