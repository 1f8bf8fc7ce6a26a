/** Generated answers from endpoint schemas, and sample addresses from route paths. */
export { answerTo } from './answers'
export { firstAnswers, sampleParams } from './first-answers'
export { sampleAddress, sampleSearch } from './routes'
export { sampleOf } from './sample'
