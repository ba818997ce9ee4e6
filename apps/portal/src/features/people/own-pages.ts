import { lazyRouteComponent } from '@tanstack/react-router';

// Forms and lists for oneself alone. The loader waits for them, so that nothing below moves when they come.
export const SettingsPage = lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage');
export const VisitorsPage = lazyRouteComponent(() => import('./visitors-page.tsx'), 'VisitorsPage');
