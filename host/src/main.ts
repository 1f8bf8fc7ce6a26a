import '@plaza/shared/ui/tokens.css'
import { boot } from './boot'
import { start } from './bootstrap'
import { listFiles } from './remotes/release'

if (boot.hostFiles) listFiles('plaza_host', boot.hostFiles)
void start()
