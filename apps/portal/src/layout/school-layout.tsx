import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../app/services.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { PortalLayout } from './portal-layout.tsx';

/** The layout of a school around its pages. */
export function SchoolLayout({
  schoolId,
  children = <Outlet />,
}: {
  schoolId: string;
  /** @default its pages */
  children?: ReactNode;
}) {
  const { data } = useSuspenseQuery(portalLayoutQuery(useApi(), { schoolId, lang: useLanguage() }));
  return <PortalLayout layout={data}>{children}</PortalLayout>;
}
