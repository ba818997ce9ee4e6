import { newAccount, signIn } from '../../support/accounts.ts';
import { SCHOOLS } from '../../support/places.ts';
import type { Adapter } from '../adapter.ts';
import type { Stage } from '../stage.ts';
import { lookAgain, reconnect, visit } from '../visit.ts';

const OWN = { 'x-requested-with': 'stoa', tenantid: SCHOOLS.stoa };
/** A first failed request is made again within this time. */
const BACK_OFF_MS = 1000;
const DAY_MS = 86_400_000;

/** Somebody, whose name and password are kept, and the space of theirs that somebody else opens. */
async function openSpace(stage: Stage): Promise<void> {
  const { email, password } = await newAccount(stage.page, { nickName: 'Noor Visited' });
  const me = await stage.page.request.get('/api/accounts/users/me');
  const userId = ((await me.json()) as { data: { user_id: string } }).data.user_id;
  for (const [name, value] of Object.entries({ email, password })) stage.notes.set(name, value);
  await newAccount(stage.page);
  await visit(stage, `/personSpace/${SCHOOLS.stoa}/works?userId=${userId}`);
}

/** Runs in a page: whether its tab is the one in front. */
function putTab(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
}

/** The person shows nothing to anybody any more: to others they are not there. */
async function hide(stage: Stage): Promise<void> {
  const browser = stage.context.browser();
  if (!browser) throw new Error('The page has no browser.');
  const context = await browser.newContext({ baseURL: new URL(stage.page.url()).origin });
  await signIn(context, stage.notes.get('email') ?? '', stage.notes.get('password'));
  const parts = ['showWorks', 'showDynamics', 'showFollows', 'showLearning'];
  await context.request.post('/api/personal-center/updatePersonSetting', {
    headers: OWN,
    data: Object.fromEntries(parts.map((part) => [part, 'nobody'])),
  });
  await context.close();
}

/** A visit in the space of somebody. */
export const visitSpace: Adapter = {
  machine: 'visit',
  inputs: {
    'in front': { value: { userId: 'person', isSeen: true }, open: openSpace },
    'in a tab behind': {
      value: { userId: 'person', isSeen: false },
      open: async (stage) => {
        await stage.page.addInitScript(putTab, 'hidden' as const);
        await openSpace(stage);
      },
    },
  },
  events: {
    'looked at': {
      event: { type: 'page.seen' },
      cause: async (stage) => {
        await stage.page.evaluate(putTab, 'visible' as const);
        await lookAgain(stage);
      },
    },
    reconnected: { event: { type: 'network.restored' }, cause: reconnect },
  },
  outcomes: {
    record: {
      call: 'POST addOrUpdateVisitor',
      ends: {
        left: { resolve: { recorded: true } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        gone: { reject: { code: 'NOT_FOUND' }, before: hide },
      },
    },
  },
  walks: [
    {
      name: 'a tab behind leaves a visit once it is looked at, over a lost connection, and again a day later',
      steps: [
        ['open:in a tab behind', 'looked at', 'record:cut', `wait:${BACK_OFF_MS}`],
        ['record:cut', 'reconnected', 'record:cut', 'looked at', 'record:left'],
        [`wait:${DAY_MS}`, 'looked at', 'record:left'],
      ].flat(),
    },
    {
      name: 'who is not there any more is not visited',
      steps: ['open:in front', 'record:gone'],
    },
  ],
};
