import { portalLayoutQuery } from '@stoa/api/portal.queries';
import type { PortalLayout as Layout } from '@stoa/api/schema';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { RouterContext } from '../app/services.ts';

/** The notice above a page. It has to be there when the page is drawn, since what stands below it must not jump. */
export const BulletinGate = lazyRouteComponent(() => import('./bulletin/bulletin-gate.tsx'), 'BulletinGate');

/** What every page of a school shows around itself. */
export async function loadLayout(
  { api, queryClient, language: lang }: RouterContext,
  schoolId: string,
): Promise<Layout> {
  const { data } = await queryClient.ensureQueryData(portalLayoutQuery(api, { schoolId, lang }));
  if (data.bulletin) await BulletinGate.preload?.();
  return data;
}
