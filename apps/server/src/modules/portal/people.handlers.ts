import { LeaderboardPeriod } from '@stoa/api/enums';
import type { PointReason } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import { listHidden } from '../../core/hiding/hiding.repository.ts';
import type { Transaction } from '../../database/pool.ts';
import { isMember, requireViewer } from '../../http/context.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import type { Services } from '../../core/services.ts';
import { requireInside } from '../class/class.policy.ts';
import { openClass } from '../class/class.service.ts';
import { presentRef } from '../../core/schools/schools.presenter.ts';
import type { SchoolRow } from '../../core/schools/schools.repository.ts';
import { findPage, HOME } from '../../core/pages/page.repository.ts';
import { fillBlocks } from './blocks/fill-blocks.ts';
import { hidePeople } from './hide-people.ts';
import { LeaderboardValues } from './leaderboard-values.ts';
import {
  countValues,
  findCounted,
  findOwn,
  findTop,
  listBeside,
  rankOf,
  type LeaderboardKind,
  type LeaderboardRow,
  type OwnRow,
} from './leaderboard.repository.ts';
import { presentPlace } from './leaderboard.presenter.ts';
import type { PortalReader } from './portal-reader.ts';

type PeopleOperations = 'getLeaderboard' | 'getHonorCards';

const LEADERBOARD_MAX = 50;

/** Who learned most, and who is honoured. */
export function peopleHandlers(
  { cache, clock, database, log }: Services,
  { shared, ofSchool, requireOpen }: PortalReader,
): Pick<Handlers, PeopleOperations> {
  const values = new LeaderboardValues(database);
  return {
    getLeaderboard: async ({
      path: { type },
      query: { schoolId, period = LeaderboardPeriod.All, classId, among = 'everybody' },
      context,
    }) => {
      const viewerId = context.viewer?.accountId;
      const around =
        among === 'everybody' ? undefined : { accountId: requireViewer(context).accountId, among };
      const now = clock.now();
      /** What is the same for all who may look. */
      const beside = (tx: Transaction, school: SchoolRow, language: Language) =>
        cache.get(schoolId, `beside|${language}`, async () => {
          const schools = await listBeside(tx, school);
          return {
            counted: await findCounted(tx, schoolId),
            schools: schools.length > 1 ? schools.map((one) => presentRef(one, language)) : [],
          };
        });
      const look = () =>
        ofSchool(schoolId, context, async (tx, school, language) => {
          requireOpen(school, context);
          const shown = await beside(tx, school, language);
          if (classId === undefined) return { ...shown, classTitle: null };
          const { row, standing } = await openClass(tx, classId, { viewer: context.viewer, now });
          requireInside(standing);
          return { ...shown, schools: [], classTitle: textIn(row.title, language, school.default_language) };
        });
      const load = async () => {
        const looked = await look();
        const kind: LeaderboardKind = type === 'chosen' && !looked.counted ? 'points' : type;
        const span = { schoolId, kind, period, now, classId, around };
        const key = [kind, period, classId, ...(kind === 'chosen' ? (looked.counted ?? []) : [])].join('|');
        const find = () =>
          database.read({ schoolId }, (tx) => findTop(tx, { ...span, limit: LEADERBOARD_MAX }));
        // The same for everybody who may look, unless it is of those around one person: it is added up once for all.
        const top = await (around ? find() : cache.get(schoolId, `top|${key}`, find));
        return { ...looked, span, top, key: `${schoolId}|${key}` };
      };
      const { top, span, key, counted, ...shown } = viewerId
        ? await load()
        : await shared(schoolId, context, `leaderboard|${type}|${period}|${classId ?? ''}`, load);
      const ids = top.map(({ id }) => id);
      const isOwn = viewerId !== undefined && isMember(context.viewer, schoolId);
      const { own, hidden } = viewerId
        ? await database.read({ schoolId }, async (tx) => ({
            own: isOwn ? await findOwn(tx, top, { ...span, accountId: viewerId }) : undefined,
            hidden: (await listHidden(tx, [viewerId], ids)).get(viewerId),
          }))
        : {};
      const ranked = async (row: OwnRow): Promise<LeaderboardRow> => {
        if (row.rank !== undefined) return { ...row, rank: row.rank };
        const all = await (around
          ? database.read({ schoolId }, (tx) => countValues(tx, span))
          : values.of(key, span));
        return { ...row, rank: rankOf(top, all, row.value) };
      };
      return ok(
        {
          kind: span.kind,
          period,
          items: top.map((row) => presentPlace(row, viewerId, hidden)),
          viewer: own?.row ? presentPlace(await ranked(own.row), viewerId) : null,
          isViewerListed: own?.isListed ?? null,
          counted: (counted ?? []) as PointReason[],
          ...shown,
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
