import { remoteConfig } from '@plaza/shared/build/remote-config'

export default remoteConfig({ context: import.meta.dirname })
