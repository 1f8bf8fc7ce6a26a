import { hostConfig } from '@plaza/shared/build/host-config'

export default hostConfig({ context: import.meta.dirname })
