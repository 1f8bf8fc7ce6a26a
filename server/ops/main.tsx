import '@plaza/shared/ui/base.css'
import './operations.css'
import { createRoot } from 'react-dom/client'
import { App } from './app'

const place = document.getElementById('operations')
if (place) createRoot(place).render(<App />)
