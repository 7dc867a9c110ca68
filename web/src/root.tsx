import './app.css'

/** The route of the document. What it is made of stands with what else every page needs, in one file of the build. */
export { ErrorBoundary, HydrateFallback, Layout, Root as default } from './layouts/Document.tsx'
