export { drawPoster } from './poster'
