import { newAccount, signIn } from '../../support/accounts.ts';
import type { Adapter } from '../adapter.ts';
import { SCHOOLS } from '../../support/places.ts';
import type { Stage } from '../stage.ts';
import { lookAgain, reconnect, visit } from '../visit.ts';

const OWN = { 'x-requested-with': 'stoa', tenantid: SCHOOLS.stoa };
/** The button and its message name the person. */
const NAME = 'Noor Followed';
/** What was loaded counts as fresh for so long. */
const FRESH_MS = 31_000;
/** A first failed request is made again within this time. */
const BACK_OFF_MS = 1000;

const call = ({ page }: Pick<Stage, 'page'>, path: string, data: object) =>
  page.request.post(`/api/personal-center/${path}`, { headers: OWN, data });

/** Somebody to follow, whose name and password are kept, and somebody who follows them. */
async function openSpace(stage: Stage, isFollowed = false): Promise<void> {
  const { email, password } = await newAccount(stage.page, { nickName: NAME });
  const me = await stage.page.request.get('/api/accounts/users/me');
  const userId = ((await me.json()) as { data: { user_id: string } }).data.user_id;
  for (const [name, value] of Object.entries({ email, password, userId })) stage.notes.set(name, value);
  await newAccount(stage.page);
  if (isFollowed) await call(stage, 'addFocus', { userId });
  await visit(stage, `/personSpace/${SCHOOLS.stoa}/works?userId=${userId}`);
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

const button = (name: RegExp) => (stage: Stage) => stage.page.getByRole('button', { name }).first();
const follow = button(new RegExp(`^Follow ${NAME}$`));
const unfollow = button(new RegExp(`^Following ${NAME}`));

/** Following a person, on the head of their space. */
export const followPerson: Adapter = {
  machine: 'follow',
  inputs: {
    'somebody new': { value: { userId: 'person', focusType: 0 }, open: (stage) => openSpace(stage) },
    'somebody followed': {
      value: { userId: 'person', focusType: 1 },
      open: (stage) => openSpace(stage, true),
    },
  },
  events: {
    follow: { event: { type: 'follow.requested' }, cause: (stage) => follow(stage).click() },
    unfollow: { event: { type: 'unfollow.requested' }, cause: (stage) => unfollow(stage).click() },
    undo: {
      event: { type: 'follow.requested' },
      cause: ({ page }) => page.getByRole('button', { name: 'Undo' }).click(),
    },
    'told why': { event: { type: 'problem.dismissed' }, cause: () => Promise.resolve() },
    reconnected: { event: { type: 'network.restored' }, cause: reconnect },
    'followed elsewhere': {
      event: { type: 'person.refreshed', focusType: 1 },
      cause: async (stage) => {
        await call(stage, 'addFocus', { userId: stage.notes.get('userId') });
        await lookAgain(stage);
      },
    },
  },
  outcomes: {
    save: {
      call: 'POST Focus',
      ends: {
        followed: { resolve: { focusType: 1 } },
        unfollowed: { resolve: { focusType: 0 } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        gone: { reject: { code: 'NOT_FOUND' }, before: hide },
      },
    },
  },
  walks: [
    {
      name: 'somebody is followed over a lost connection, left, and followed again by an undo',
      steps: [
        ['open:somebody new', 'follow', 'save:cut', `wait:${BACK_OFF_MS}`, 'save:cut', 'reconnected'],
        // The last click counts, whatever is under way.
        ['unfollow', 'save:followed', 'save:unfollowed'],
        ['follow', 'save:cut', 'unfollow', 'save:cut', 'undo', 'save:followed'],
        ['unfollow', 'undo', 'save:unfollowed', 'save:followed'],
      ].flat(),
    },
    {
      name: 'news of what was done elsewhere is taken, and a refusal is told',
      steps: [
        ['open:somebody new', `wait:${FRESH_MS}`, 'followed elsewhere'],
        ['unfollow', 'save:unfollowed', 'follow', 'save:gone', 'told why'],
      ].flat(),
    },
    { name: 'somebody followed is left', steps: ['open:somebody followed', 'unfollow', 'save:unfollowed'] },
  ],
};
