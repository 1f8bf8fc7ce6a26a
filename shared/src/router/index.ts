/**
 * The part of React Router that we use. Owned by the host and shared by its name through Module Federation, so that
 * there is one address; sharing the package itself would switch its tree-shaking off.
 */
export { matchRoutes, useLocation, useParams } from 'react-router-dom'
export { Link, type LinkProps } from './link'
export { PageRouter, type PageRouterProps } from './page-router'
export { useSearchParams } from './search-params'
