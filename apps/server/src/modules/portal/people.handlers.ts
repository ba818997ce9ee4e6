import { LeaderboardPeriod } from '@stoa/api/enums';
import { ok, type Handlers } from '../../contract/handlers.ts';
import { listHidden } from '../../core/people/hiding.repository.ts';
import { isMember } from '../../http/context.ts';
import type { Services } from '../../core/services.ts';
import { findPage, HOME } from '../../core/pages/page.repository.ts';
import { fillBlocks } from './blocks/fill-blocks.ts';
import { findOwnPlace, findStanding } from './leaderboard.repository.ts';
import { presentPlace } from './leaderboard.presenter.ts';
import type { PortalReader } from './portal-reader.ts';

type PeopleOperations = 'getLeaderboard' | 'getHonorCards';

const LEADERBOARD_MAX = 50;

/** Who learned most, and who is honoured. */
export function peopleHandlers(
  { cache, clock, database, log }: Services,
  { shared, ofSchool, requireOpen }: PortalReader,
): Pick<Handlers, PeopleOperations> {
  return {
    getLeaderboard: async ({
      path: { type },
      query: { schoolId, period = LeaderboardPeriod.All },
      context,
    }) => {
      const viewerId = context.viewer?.accountId;
      const span = { schoolId, kind: type, period, now: clock.now() };
      // The same for everybody who may look: it is added up once for all of them.
      const load = () =>
        cache.get(schoolId, `standing|${type}|${period}`, () =>
          database.read({ schoolId }, (tx) => findStanding(tx, { ...span, limit: LEADERBOARD_MAX })),
        );
      const enter = () =>
        ofSchool(schoolId, context, (_tx, school) => Promise.resolve(requireOpen(school, context)));
      const standing = viewerId
        ? await enter().then(load)
        : await shared(schoolId, context, `leaderboard|${type}|${period}`, () => enter().then(load));
      const ids = standing.items.map(({ id }) => id);
      const { own, hidden } = viewerId
        ? await database.read({ schoolId }, async (tx) => ({
            own: await findOwnPlace(tx, standing, { ...span, accountId: viewerId }),
            hidden: (await listHidden(tx, [viewerId], ids)).get(viewerId),
          }))
        : {};
      return ok(
        {
          kind: type,
          period,
          items: standing.items.map((row) => presentPlace(row, viewerId, hidden)),
          viewer: own ? presentPlace(own, viewerId) : null,
        },
        'public',
      );
    },
    getHonorCards: async ({ body: { schoolId, limit = 20 }, context }) =>
      ok(
        await ofSchool(schoolId, context, async (tx, school, language) => {
          requireOpen(school, context);
          const page = await findPage(tx, schoolId, HOME).catch(() => undefined);
          const member = isMember(context.viewer, schoolId);
          const looking = { school, language, member, now: clock.now(), log };
          const { blocks } = await fillBlocks(tx, page?.blocks ?? [], looking, ['honours']);
          return {
            items: blocks.flatMap((block) => (block.type === 'honours' ? block.cards : [])).slice(0, limit),
          };
        }),
      ),
  };
}
