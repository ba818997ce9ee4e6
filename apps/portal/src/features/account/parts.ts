import { lazyRouteComponent } from '@tanstack/react-router';

/** The pages of an account by the end of their address; each is loaded when it is opened. */
export const PARTS = {
  profile: lazyRouteComponent(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
  security: lazyRouteComponent(() => import('./security/security-page.tsx'), 'SecurityPage'),
  devices: lazyRouteComponent(() => import('./devices/devices-page.tsx'), 'DevicesPage'),
  links: lazyRouteComponent(() => import('./links/links-page.tsx'), 'LinksPage'),
  notifications: lazyRouteComponent(
    () => import('../../shared/notifications/notifications-page.tsx'),
    'NotificationsPage',
  ),
  data: lazyRouteComponent(() => import('./data/data-page.tsx'), 'DataPage'),
};
export type Part = keyof typeof PARTS;

/** The part that an address names: the profile has none of its own. */
export function partOf(name: string | undefined): Part | undefined {
  if (name === undefined) return 'profile';
  return name !== 'profile' && Object.hasOwn(PARTS, name) ? (name as Part) : undefined;
}
