/**
 * Loader for the declarations of endpoints: what each is for stands in the API document, which the server makes, and in
 * no page's script. JavaScript, since the bundler imports it by itself.
 * @param {string} source
 */
export default function withoutSummaries(source) {
  return source.replace(/\bsummary: (?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\s*/g, '')
}
