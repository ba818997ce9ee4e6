import { fromPromise } from 'xstate';
import { refreshPageMachine } from '@stoa/machines/refresh-page';
import { ProblemError } from '@stoa/machines/shared';
import type { SessionStore } from '../../app/session-store.ts';

/** The machine of the page that renews the sign-in, by the session of this page. */
export function provideRefreshPage(session: SessionStore) {
  return refreshPageMachine.provide({
    actors: {
      renewSession: fromPromise<unknown>(async () => {
        const running = await session.start();
        await running.settled();
        const answer = await running.renew().catch(() => {
          throw new ProblemError('NETWORK');
        });
        const state = running.state();
        if (answer === 'retry' && state.status === 'signedIn') return;
        if (state.status === 'signedOut' && state.end === 'disabled')
          throw new ProblemError('ACCOUNT_DISABLED');
        if (state.status === 'signedOut' && state.end === 'unverified')
          throw new ProblemError('VERIFICATION_FAILED');
        throw new ProblemError('INVALID_GRANT');
      }),
    },
  });
}
