import { useQuery } from '@tanstack/react-query';
import { meQuery } from '@stoa/api/account.queries';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';
import { readFirstPaint } from './first-paint.ts';
import { SessionContext } from './session.tsx';
import { useApi } from './services.ts';

const signedIn = readFirstPaint()?.signedIn ?? false;

/** Gives the pages the signed-in person. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const lang = useLanguage();
  const { data, status } = useQuery({ ...meQuery(useApi(), { lang }), enabled: signedIn });
  const session = data ? { status: 'signedIn' as const, viewer: data } : { status: signedIn && status === 'pending' ? ('unknown' as const) : ('signedOut' as const), viewer: undefined };
  return <SessionContext value={session}>{children}</SessionContext>;
}
