import { SessionStore, type RunningSession, type SessionEnd } from '../app/session-store.ts';

export interface StorySessionOptions {
  isSignedIn: boolean;
  /** Why nobody is signed in. */
  end: SessionEnd;
}

/** A session that follows what pages tell it and asks nobody: no token runs out, no other tab takes part. */
export function makeStorySession({ isSignedIn, end }: StorySessionOptions): SessionStore {
  const listeners = new Set<() => void>();
  const signedOut = (why: SessionEnd) => ({ status: 'signedOut', end: why }) as const;
  let state: ReturnType<RunningSession['state']> = isSignedIn ? { status: 'signedIn' } : signedOut(end);
  const running: RunningSession = {
    state: () => state,
    subscribe: (listener) => void listeners.add(listener),
    send({ type }) {
      if (type === 'signIn.succeeded') state = { status: 'signedIn' };
      if (type === 'signOut.completed') state = signedOut('left');
      for (const listener of listeners) listener();
    },
    settled: async () => ({ signedIn: state.status === 'signedIn', user: 'loaded' }),
    renew: async () => undefined,
  };
  return new SessionStore(state, async () => running);
}
