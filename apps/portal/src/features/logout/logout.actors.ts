import { fromPromise } from 'xstate';
import { deleteAuthCode, signOut } from '@stoa/api/account.calls';
import { logoutRoutingMachine, type LogoutTarget } from '@stoa/machines/logout-routing';
import type { AppServices } from '../../app/services.ts';
import { clearPerson } from '../../shared/auth/forget-person.ts';
import { notifyTabsSignedOut } from '../../shared/auth/tabs-channel.ts';
import { clearDrafts } from '../../shared/drafts.ts';
import { clearCopied } from '../../shared/editing/copied.ts';

/** The logout's machine with what it does to the server, to this browser and to the page. */
export function provideLogout({ api, queryClient, session }: AppServices, go: (path: string) => void) {
  return logoutRoutingMachine.provide({
    actors: {
      revokeCodes: fromPromise<unknown, { codes: string[] }>(({ input, signal }) =>
        Promise.all(input.codes.map((code) => deleteAuthCode(api, code, signal))),
      ),
      signOut: fromPromise<unknown>(({ signal }) => signOut(api, signal)),
      clearLocal: fromPromise<unknown>(async () => {
        clearPerson(queryClient);
        clearDrafts();
        clearCopied();
        const running = await session.start();
        // The machine tells the other tabs, if it knew of a session that has ended.
        if (running.state().status === 'signedIn') running.send({ type: 'signOut.completed' });
        else notifyTabsSignedOut();
      }),
      go: fromPromise<unknown, LogoutTarget>(async ({ input }) => {
        if (input.go === 'path') go(input.path);
        else window.location.assign(input.url);
      }),
    },
  });
}
