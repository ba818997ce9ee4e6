import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { meQuery } from '@stoa/api/account.queries';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';
import { SessionContext, type Session } from './session.tsx';
import { useServices } from './services.ts';

/** Gives the pages the signed-in person, in the language of the page. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { api, session } = useServices();
  const lang = useLanguage();
  const state = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
  const isSignedIn = state.status === 'signedIn';
  const { data } = useQuery({
    ...meQuery(api, { lang }),
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
  });
  return <SessionContext value={sessionOf(isSignedIn ? data : undefined)}>{children}</SessionContext>;

  function sessionOf(viewer: Session['viewer']): Session {
    if (viewer) return { status: 'signedIn', viewer };
    return state.status === 'signedOut'
      ? { status: 'signedOut', viewer: undefined, end: state.end }
      : { status: 'unknown', viewer: undefined };
  }
}
