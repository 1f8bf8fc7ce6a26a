/** Made-up answers by the schemas of their endpoints, and addresses by the paths of routes. */
export { answerTo } from './answers'
export { firstAnswers, sampleParams } from './first-answers'
export { sampleAddress } from './routes'
export { sampleOf } from './sample'
