/**
 * The part of react-router-dom that the portal uses, in a tenth of its size (ADR 13). The build puts it in the place of
 * that package; the package gives the types.
 */
export { BrowserRouter, Navigate, Outlet, Route, Routes } from './components.tsx'
export { useHref, useLocation, useNavigate, useNavigationType, useParams } from './context.ts'
export { NavigationType } from './history.ts'
