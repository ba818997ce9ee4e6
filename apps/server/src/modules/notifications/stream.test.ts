import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../http/clock.ts';
import { Words } from '../../i18n/words.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { NotificationStreams } from './stream.ts';

const test = useTestApp();
const log = { warn: () => undefined } as never;

/** What a browser would have received. */
function fakeBrowser() {
  const browser = { text: '', writableEnded: false, destroyed: false, writableLength: 0 };
  const response = Object.assign(browser, {
    write: (part: string) => (browser.text += part),
    end: () => (browser.writableEnded = true),
    destroy: () => (browser.destroyed = true),
    on: () => undefined,
  });
  return { browser, response: response as unknown as ServerResponse };
}

describe('a process whose bus missed something', () => {
  // A bus that brings nothing at all.
  const bus = { onMessage: () => undefined } as never;
  const make = () =>
    new NotificationStreams({ database: test.database, clock: systemClock, words: new Words(), log, bus });
  const sessionOf = async (accountId: string) =>
    test.database.read({}, (tx) =>
      tx.selectFrom('session').select('id').where('account_id', '=', accountId).executeTakeFirstOrThrow(),
    );
  const insert = (accountId: string) =>
    test.database.write({ accountId }, (tx) =>
      tx
        .insertInto('notification')
        .values({
          account_id: accountId,
          school_id: null,
          kind: 'exportReady',
          params: '{}',
          in_app: true,
          created_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );

  it('sends it with the next heartbeat, whose cost does not grow with those who listen', async () => {
    const streams = make();
    const people = await Promise.all(Array.from({ length: 3 }, () => makePerson(test)));
    const browsers = [];
    for (const { id: accountId } of people) {
      const { browser, response } = fakeBrowser();
      const { id: sessionId } = await sessionOf(accountId);
      await streams.open({ accountId, sessionId, language: 'en_US', response }, '', false);
      browsers.push(browser);
    }
    const before = test.database.statements;
    await streams.beat();
    expect(test.database.statements - before).toBe(2);
    expect(browsers.every(({ text }) => text.includes(': still here'))).toBe(true);
    const { id } = await insert((people[1] as { id: string }).id);
    await streams.beat();
    expect(browsers.map(({ text }) => text.includes(`id: ${id}\n`))).toEqual([false, true, false]);
    await streams.beat();
    expect(browsers[1]?.text.split(`id: ${id}\n`).length).toBe(2);
    streams.close();
    expect(browsers.every(({ writableEnded }) => writableEnded)).toBe(true);
    expect(streams.size).toBe(0);
  });

  it('lets go of a browser that reads nothing, and of one whose sign-in ended', async () => {
    const streams = make();
    const { id: accountId } = await makePerson(test);
    const { id: sessionId } = await sessionOf(accountId);
    const [slow, signedOut] = [fakeBrowser(), fakeBrowser()];
    await streams.open({ accountId, sessionId, language: 'en_US', response: slow.response }, '', false);
    slow.browser.writableLength = 1_000_000;
    await streams.beat();
    expect(slow.browser.destroyed).toBe(true);
    const gone = crypto.randomUUID();
    await streams.open(
      { accountId, sessionId: gone, language: 'en_US', response: signedOut.response },
      '',
      false,
    );
    await streams.beat();
    expect(signedOut.browser.writableEnded).toBe(true);
    streams.close();
  });
});
