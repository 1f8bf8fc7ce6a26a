import '@plaza/shared/ui/tokens.css'
import { start } from './bootstrap'

start()
