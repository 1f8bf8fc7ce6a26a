import { doctorCommand } from './doctor/command'

await doctorCommand()
