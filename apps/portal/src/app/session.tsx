import { createContext, useContext } from 'react';
import type { User } from '@stoa/api/schema';
import type { SessionEnd } from './session-store.ts';

/** Who uses the portal, as far as the page knows. */
export interface Session {
  status: 'unknown' | 'signedOut' | 'signedIn';
  viewer: User | undefined;
  /** Why nobody is signed in, where that is so. */
  end?: SessionEnd | undefined;
}

export const SessionContext = createContext<Session>({ status: 'unknown', viewer: undefined });

export const useSession = (): Session => useContext(SessionContext);

/** Whether the signed-in person belongs to the school. */
export const isMemberOf = (session: Session, schoolId: string): boolean =>
  session.viewer?.memberships.some((membership) => membership.schoolId === schoolId) ?? false;
