import { SCHOOLS } from '../../support/places.ts';
import type { Adapter, MachineNow } from '../adapter.ts';
import type { Stage } from '../stage.ts';

const HOME = `/portal/${SCHOOLS.stoa}`;
/** Only tells the two ways to open this page apart. */
const CUT = '/account?tab=cut';

const hrefOf = ({ context }: MachineNow) => (context['location'] as { href: string }).href;

/** The page believes that it is on a phone: there the guard asks for the mobile portal. */
async function asPhone(stage: Stage): Promise<void> {
  await stage.context.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone) Mobile' }),
  );
}

/** By a link within the portal: the server leads visitors on by itself where they open the address. */
async function toStartPage(stage: Stage, followed?: number): Promise<void> {
  await stage.open('/404');
  const link = stage.page.getByRole('main').getByRole('link', { name: 'Go to the start page' });
  await stage.page.locator('html[data-ready]').waitFor();
  await stage.follow(followed);
  await link.click();
}

export const routeGuard: Adapter = {
  machine: 'routeGuard',
  inputs: {
    memberPage: {
      value: { location: { href: '/account', pathname: '/account' } },
      open: (stage) => stage.open('/account'),
    },
    memberPageCut: {
      value: { location: { href: CUT, pathname: '/account' } },
      open: async (stage) => {
        await stage.context.route('**/start-session-*.js', (route) => route.abort());
        await stage.open(CUT);
      },
    },
    startPage: { value: { location: { href: '/', pathname: '/' } }, open: (stage) => toStartPage(stage) },
    phone: {
      value: { location: { href: HOME, pathname: HOME }, device: 'mobile' },
      // The start page leads there without another document, so that the school's settings are asked for.
      open: async (stage) => {
        await asPhone(stage);
        stage.calls.free('loadLanding');
        await toStartPage(stage, 2);
      },
    },
    phoneThatStays: {
      value: { location: { href: `${HOME}?noRedirect=1`, pathname: HOME }, device: 'mobile' },
      open: async (stage) => {
        await asPhone(stage);
        await stage.open(`${HOME}?noRedirect=1`);
      },
    },
  },
  outcomes: {
    settleSession: {
      ends: {
        visitor: { resolve: { signedIn: false, user: 'loaded' }, when: (now) => hrefOf(now) !== CUT },
        chunkMissing: { reject: { code: 'UNKNOWN' }, when: (now) => hrefOf(now) === CUT },
      },
    },
    loadLanding: {
      call: 'GET /open-schools',
      ends: {
        school: { resolve: { found: 'school', schoolId: SCHOOLS.stoa } },
        cut: {
          reject: { code: 'NETWORK', status: 0 },
          answer: 'cut',
          // A call that only reads is tried twice more.
          cause: async (stage) => {
            for (let retry = 0; retry < 2; retry += 1) {
              await stage.untilAskedAgain('loadLanding');
              await stage.calls.end('loadLanding', 'cut');
            }
          },
        },
      },
    },
    loadMobilePortal: {
      call: 'GET /open/settings?tenantId=',
      ends: {
        none: { resolve: { url: null } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
  },
};
