import { LeaderboardPeriod } from '@stoa/api/enums';
import { ok, type Handlers } from '../../contract/handlers.ts';
import { listHidden } from '../../core/hiding/hiding.repository.ts';
import { isMember, requireViewer } from '../../http/context.ts';
import { textIn } from '../../i18n/translate.ts';
import type { Services } from '../../core/services.ts';
import { requireInside } from '../class/class.policy.ts';
import { openClass } from '../class/class.service.ts';
import { findPage, HOME } from '../../core/pages/page.repository.ts';
import { fillBlocks } from './blocks/fill-blocks.ts';
import { hidePeople } from './hide-people.ts';
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
      query: { schoolId, period = LeaderboardPeriod.All, classId, among = 'everybody' },
      context,
    }) => {
      const viewerId = context.viewer?.accountId;
      const followerId = among === 'following' ? requireViewer(context).accountId : undefined;
      const span = { schoolId, kind: type, period, now: clock.now(), classId, followerId };
      const key = `${type}|${period}|${classId ?? ''}`;
      const find = () =>
        database.read({ schoolId }, (tx) => findStanding(tx, { ...span, limit: LEADERBOARD_MAX }));
      // The same for everybody who may look, unless it is of whom one follows: it is added up once for all of them.
      const load = () => (followerId ? find() : cache.get(schoolId, `standing|${key}`, find));
      const enterSchool = () =>
        ofSchool(schoolId, context, async (tx, school, language) => {
          requireOpen(school, context);
          if (classId === undefined) return null;
          const { row, standing } = await openClass(tx, classId, { viewer: context.viewer, now: span.now });
          requireInside(standing);
          return textIn(row.title, language, school.default_language);
        });
      const looked = async () => ({ classTitle: await enterSchool(), standing: await load() });
      const { standing, classTitle } = viewerId
        ? await looked()
        : await shared(schoolId, context, `leaderboard|${key}`, looked);
      const ids = standing.items.map(({ id }) => id);
      const isOwn = viewerId !== undefined && isMember(context.viewer, schoolId);
      const { own, hidden } = viewerId
        ? await database.read({ schoolId }, async (tx) => ({
            own: isOwn ? await findOwnPlace(tx, standing, { ...span, accountId: viewerId }) : undefined,
            hidden: (await listHidden(tx, [viewerId], ids)).get(viewerId),
          }))
        : {};
      return ok(
        {
          kind: type,
          period,
          items: standing.items.map((row) => presentPlace(row, viewerId, hidden)),
          viewer: own?.place ? presentPlace(own.place, viewerId) : null,
          isViewerListed: own?.isListed ?? null,
          classTitle,
        },
        'public',
      );
    },
    getHonorCards: async ({ body: { schoolId, limit = 20 }, context }) => {
      const honours = await ofSchool(schoolId, context, async (tx, school, language) => {
        requireOpen(school, context);
        const page = await findPage(tx, schoolId, HOME).catch(() => undefined);
        const member = isMember(context.viewer, schoolId);
        const looking = { school, language, member, now: clock.now(), log };
        return (await fillBlocks(tx, page?.blocks ?? [], looking, ['honours'])).blocks;
      });
      const blocks = hidePeople(honours, context.viewer);
      return ok({
        items: blocks.flatMap((block) => (block.type === 'honours' ? block.cards : [])).slice(0, limit),
      });
    },
  };
}
