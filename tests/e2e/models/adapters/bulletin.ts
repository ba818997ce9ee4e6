import { home } from '../../support/places.ts';
import type { Adapter } from '../adapter.ts';
import { AdminClient, SCHOOL } from '../admin-client.ts';
import type { Stage } from '../stage.ts';
import { lookAgain, visit } from '../visit.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-03-10T00:00:00.000Z');
const BEFORE = START - HOUR_MS;
const DURING = START + HOUR_MS;
/** A notice as the simulation knows it; the one in the page has the same hours from now on. */
const notice = (id: string) => ({
  id,
  content: 'The library is closed on Monday.',
  startTime: new Date(START).toISOString(),
  endTime: new Date(START + 3 * HOUR_MS).toISOString(),
  status: 1 as const,
});
const BULLETINS = '/api/portal/api/v1/portal/bulletins';
/** What stands around a page, its notice too. */
const LAYOUT = '**/open/layout?*';
/** Lets the answer come that a step holds back. */
const letAnswer = new WeakMap<Stage, () => void>();
/** How long an answer is as good as new for the page. */
const STALE_MS = 31_000;

/** Writes a notice that began an hour ago. */
async function write(stage: Stage, content: string): Promise<void> {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const data = { content: { en_US: content }, startTime: at(-1), endTime: at(2), status: 1 };
  await (await AdminClient.of(stage)).send('POST', BULLETINS, { data });
}

/** Ends whatever runs. */
async function endAll(stage: Stage): Promise<void> {
  const adminClient = await AdminClient.of(stage);
  const { items } = await adminClient.send<{ items: { id: string }[] }>('GET', `${BULLETINS}?state=running`);
  for (const { id } of items) await adminClient.send('POST', `${BULLETINS}/${id}/end`);
}

/** Looks at the page again when its answers have become old. */
async function lookLater(stage: Stage): Promise<void> {
  await stage.wait(STALE_MS);
  await lookAgain(stage);
}

/** Runs in a page: moves the clock of the person's computer. */
function moveClock(milliseconds: number): void {
  const Before = Date;
  window.Date = class extends Before {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [Before.now() + milliseconds] : given) as [number]));
    }
    static override now(): number {
      return Before.now() + milliseconds;
    }
  } as DateConstructor;
}

const bar = (words: string) => (stage: Stage) =>
  stage.page.getByRole('region', { name: 'Bulletin' }).filter({ hasText: words });

/** The notice above a school's pages. */
export const bulletin: Adapter = {
  machine: 'bulletin',
  inputs: {
    'before its time': {
      value: { bulletin: notice('1'), closedId: null, at: BEFORE },
      open: async (stage) => {
        await endAll(stage);
        await write(stage, 'The library is closed on Monday.');
        // The server tells what runs, so that a page waits only where its own clock is behind.
        await stage.page.addInitScript(moveClock, -2 * HOUR_MS);
        await visit(stage, home(SCHOOL));
      },
    },
  },
  events: {
    received: {
      event: { type: 'bulletin.received', bulletin: notice('1'), at: BEFORE },
      // As it came with the page.
      cause: () => Promise.resolve(),
    },
    closed: {
      event: { type: 'bulletin.closed' },
      cause: (stage) => bar('')(stage).getByRole('button', { name: 'Close' }).click(),
    },
    'clock put back': {
      event: { type: 'clock.read', at: DURING },
      cause: async (stage) => {
        await stage.page.evaluate(moveClock, -3 * HOUR_MS);
        await lookAgain(stage);
      },
    },
    'looked at again': { event: { type: 'clock.read', at: DURING }, cause: lookAgain },
    'looked at after another was written': {
      event: { type: 'clock.read', at: DURING },
      cause: async (stage) => {
        await endAll(stage);
        await write(stage, 'The garden is open.');
        await lookLater(stage);
      },
    },
    'another received': {
      event: { type: 'bulletin.received', bulletin: notice('2'), at: DURING },
      cause: () => Promise.resolve(),
    },
    'looked at after it was ended': {
      event: { type: 'clock.read', at: DURING },
      cause: async (stage) => {
        await endAll(stage);
        // The answer may come before the page is looked at: it waits for the next step.
        const answer = Promise.withResolvers<void>();
        letAnswer.set(stage, answer.resolve);
        await stage.page.route(LAYOUT, async (route) => {
          await answer.promise;
          await route.fallback();
        });
        await lookLater(stage);
      },
    },
    'none received': {
      event: { type: 'bulletin.received', bulletin: null, at: DURING },
      cause: async (stage) => letAnswer.get(stage)?.(),
    },
  },
  seen: { 'bulletin.shown': bar('') },
  walks: [
    {
      name: 'a notice comes, goes, is closed, and makes room for the next one',
      steps: [
        'open:before its time',
        'received',
        `wait:${HOUR_MS + 60_000}`,
        `wait:${3 * HOUR_MS}`,
        'clock put back',
        'closed',
        'looked at again',
        'looked at after another was written',
        'another received',
        'looked at after it was ended',
        'none received',
      ],
    },
  ],
};
