import { createActor } from 'xstate';
import { vi } from 'vitest';
import type { SessionViewer } from '../shared/viewer.ts';
import { fakeActor, fakeChannel } from '../testing/fake-actor.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionInput, TabAnnouncement, TabEvent } from './session.types.ts';

/** Who is signed in. */
export const ADA: SessionViewer = { userId: '1800000000000000001', displayName: 'Ada' };

/** Somebody else. */
export const BEN: SessionViewer = { userId: '1800000000000000002', displayName: 'Ben' };

/** A page that says who is signed in. */
export const SIGNED_IN: SessionInput = {
  firstPaint: { known: 'signedIn', viewer: ADA, accessExpiresInSeconds: 900 },
};

/** When the access token is renewed. */
export const DUE_MS = 900_000 - 60_000;

/** The session of a tab, with calls and other tabs in the hands of the test. */
export function createSessionActor(input: SessionInput) {
  const loadUser = fakeActor<{ viewer: SessionViewer; accessExpiresInSeconds?: number }>();
  const refresh = fakeActor<{ accessExpiresInSeconds?: number }>();
  const heartbeat = fakeActor<unknown>();
  const tabs = fakeChannel<TabEvent, TabAnnouncement>();
  const postLogoutToFrame = vi.fn();
  const clearSession = vi.fn();
  const went: string[] = [];
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        loadUser: loadUser.logic,
        refresh: refresh.logic,
        heartbeat: heartbeat.logic,
        tabs: tabs.logic,
      },
      actions: { postLogoutToFrame, clearSession },
    }),
    { input },
  );
  actor.on('*', (event) => went.push(event.type));
  actor.start();
  return { actor, loadUser, refresh, heartbeat, tabs, postLogoutToFrame, clearSession, went };
}
