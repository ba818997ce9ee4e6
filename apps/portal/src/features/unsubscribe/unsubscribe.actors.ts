import { readUnsubscribe, unsubscribe } from '@stoa/api/notification.calls';
import type { Api } from '@stoa/api/query';
import { unsubscribeMachine, type MailSource } from '@stoa/machines/unsubscribe';
import { fromPromise } from 'xstate';
import type { Language } from '../../i18n/languages.ts';

/** The link of a mail with the calls that it makes. */
export function provideUnsubscribe({ api, language: lang }: { api: Api; language: () => Language }) {
  return unsubscribeMachine.provide({
    actors: {
      loadSource: fromPromise<MailSource, { token: string }>(({ input, signal }) =>
        readUnsubscribe(api, { token: input.token, lang: lang() }, signal),
      ),
      unsubscribe: fromPromise<unknown, { token: string }>(({ input }) =>
        unsubscribe(api, { token: input.token, lang: lang() }),
      ),
    },
  });
}
