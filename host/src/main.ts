import './browser/scripts-first'
import './browser/polyfills'
import '@plaza/shared/ui/base.css'
import { start } from './bootstrap'

// In a separate task, so that input is handled between evaluating the code and starting it.
setTimeout(() => void start())
