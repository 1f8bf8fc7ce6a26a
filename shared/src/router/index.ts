/**
 * The part of React Router that we use. The host owns it and shares it by this name through Module Federation, so that
 * there is one address; sharing the package itself would disable its tree-shaking.
 */
export { matchRoutes, useLocation, useParams } from 'react-router-dom'
export { Link, type LinkProps } from './link'
export { PageRouter, type PageRouterProps } from './page-router'
export { useSearchParams } from './search-params'
