import { bulletinMachine } from '@stoa/machines/bulletin';
import { readStored, store, storeCookie } from '../../app/storage.ts';

const CLOSED_KEY = 'bulletin.closed';
/** The same for the server: a notice that was closed is not seen in what it has drawn (apps/server/src/pages). */
const CLOSED_COOKIE = 'stoa-bulletin';

/** The notice that was closed in this browser. */
export const readClosed = (): string | null => readStored(CLOSED_KEY) ?? null;

/** The notice's machine with what this browser keeps. */
export const provideBulletin = () =>
  bulletinMachine.provide({
    actions: {
      storeClosed: (_, { id }) => {
        store(CLOSED_KEY, id ?? undefined);
        storeCookie(CLOSED_COOKIE, id ?? '');
      },
    },
  });
