import { reportCookieChoice } from '@stoa/api/agreement.calls';
import type { Api } from '@stoa/api/query';
import {
  consentMachine,
  readChoice,
  readUnreported,
  type AnalyticsChoice,
  type ConsentOperation,
} from '@stoa/machines/consent';
import { fromPromise } from 'xstate';
import { readStored, store } from '../../app/storage.ts';

/** Key of the switch in storage (B032). */
const CHOICE_KEY = 'cookies.analytics';
/** Key of a report that has not arrived yet. */
const UNREPORTED_KEY = 'cookies.unreported';

export const readConsent = (): AnalyticsChoice | null => readChoice(readStored(CHOICE_KEY));

/** What was said in this browser and never reached the server. */
export const readUnreportedConsent = (): ConsentOperation | null =>
  readUnreported(readStored(UNREPORTED_KEY));

/** Tells what other tabs save. @returns ends that */
export function watchConsent(notify: (choice: AnalyticsChoice | null) => void): () => void {
  const subscribe = (event: StorageEvent) => {
    if (event.key === null || event.key.endsWith(CHOICE_KEY)) notify(readConsent());
  };
  window.addEventListener('storage', subscribe);
  return () => window.removeEventListener('storage', subscribe);
}

/** The choice of cookies with this browser's storage and the call that reports it. */
export function provideConsent({
  api,
  schoolId,
  policyVersion,
}: {
  api: Api;
  schoolId: string | undefined;
  policyVersion: string;
}) {
  return consentMachine.provide({
    actors: {
      // Without `signal`: a choice is reported although the page is left.
      reportChoice: fromPromise<unknown, { operation: ConsentOperation }>(({ input }) =>
        reportCookieChoice(api, { operation: input.operation, schoolId, policyVersion }),
      ),
    },
    actions: {
      storeChoice: (_, { choice }) => store(CHOICE_KEY, choice),
      storeUnreported: (_, { operation }) => store(UNREPORTED_KEY, operation ?? undefined),
    },
  });
}
