export { LOGIN_PATH, loginPath, redirectTarget } from './redirect-target.ts';
export { qrConfirmPath, qrIdOf } from './qr-confirm-path.ts';
export { findRoute, ROUTE_TABLE } from './route-table.ts';
export type { RouteAccess, RouteRule } from './route-table.ts';
export { safePath } from './safe-path.ts';
export { isSchoolId, resolvePortalId, resolveTenant } from './tenant.ts';
export type { TenantSources } from './tenant.ts';
