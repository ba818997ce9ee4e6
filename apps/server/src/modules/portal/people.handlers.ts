import { LeaderboardPeriod } from '@stoa/api/enums';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../platform/services.ts';
import { fillBlocks } from './blocks.ts';
import { findLeaderboard } from './leaderboard.repository.ts';
import { findPage, HOME } from './page.repository.ts';
import { presentPlace } from './people.presenter.ts';
import type { PortalReader } from './portal-reader.ts';

type PeopleOperations = 'getLeaderboard' | 'getHonorCards';

const LEADERBOARD_MAX = 50;

/** Who learned most, and who is honoured. */
export function peopleHandlers(
  { clock }: Services,
  { shared, ofSchool, requireOpen }: PortalReader,
): Pick<Handlers, PeopleOperations> {
  return {
    getLeaderboard: async ({
      path: { type },
      query: { schoolId, period = LeaderboardPeriod.All },
      context,
    }) => {
      const viewerId = context.viewer?.accountId;
      const load = () =>
        ofSchool(schoolId, context, (tx, school) => {
          requireOpen(school, context);
          return findLeaderboard(tx, {
            kind: type,
            period,
            limit: LEADERBOARD_MAX,
            viewerId,
            now: clock.now(),
          });
        });
      const found = viewerId
        ? await load()
        : await shared(schoolId, context, `leaderboard|${type}|${period}`, load);
      return ok(
        {
          kind: type,
          period,
          items: found.items.map((row) => presentPlace(row, viewerId)),
          viewer: found.own ? presentPlace(found.own, viewerId) : null,
        },
        'public',
      );
    },
    getHonorCards: async ({ body: { schoolId, limit = 20 }, context }) =>
      ok(
        await ofSchool(schoolId, context, async (tx, school, language) => {
          requireOpen(school, context);
          const page = await findPage(tx, schoolId, HOME).catch(() => undefined);
          const honours = (page?.blocks ?? []).filter((block) => block.type === 'honours');
          const blocks = await fillBlocks(tx, honours, { school, language, member: false, now: clock.now() });
          return {
            items: blocks.flatMap((block) => (block.type === 'honours' ? block.cards : [])).slice(0, limit),
          };
        }),
      ),
  };
}
