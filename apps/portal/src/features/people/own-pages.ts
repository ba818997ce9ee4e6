import { lazyRouteComponent } from '@tanstack/react-router';

// Forms and lists for oneself alone. The loader waits for them, so that nothing below moves when they come.
export const SettingsPage = lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage');
export const SpaceMenu = lazyRouteComponent(() => import('./space-menu.tsx'), 'SpaceMenu');
export const BlockedNotice = lazyRouteComponent(() => import('./blocked-notice.tsx'), 'BlockedNotice');
export const PointsPage = lazyRouteComponent(() => import('./points/points-page.tsx'), 'PointsPage');
export const BadgeShelf = lazyRouteComponent(() => import('./points/badge-shelf.tsx'), 'BadgeShelf');
export const VisitorsPage = lazyRouteComponent(() => import('./visitors-page.tsx'), 'VisitorsPage');
