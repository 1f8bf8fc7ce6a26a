import './browser/scripts-first'
import './browser/polyfills'
import '@plaza/shared/ui/tokens.css'
import { start } from './bootstrap'

// In a task of its own: a finger may come between the code and what it does.
setTimeout(() => void start())
