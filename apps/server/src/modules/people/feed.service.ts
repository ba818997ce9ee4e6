import type { FeedEntry } from '@stoa/api/schema';
import type { DataOf } from '../../contract/handlers.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { Services } from '../../core/services.ts';
import { pageOf, type Keyset, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { DynamicKind } from '../../database/tables/people.ts';
import type { DynamicRow, Onlooking } from './dynamics.repository.ts';
import { findNamed } from './dynamics.service.ts';
import {
  feedKeyset,
  findByPerson,
  findFollowed,
  findRecent,
  followsMany,
  LOOKED_THROUGH,
  recentDoers,
  type FollowedGroup,
  type PeopleByKind,
} from './feed.repository.ts';
import { kindsFor, type Looker } from './people.policy.ts';
import type { Visit } from './people.service.ts';

type AsMember = Visit & { memberId: string };

/** What those whom a member follows did, each as far as they show it in their space. */
export function listFeed(
  { database }: Pick<Services, 'database'>,
  query: Omit<PageQuery, 'pageNumber'>,
  visit: AsMember,
): Promise<DataOf<'listFeed'>> {
  const { page, asked } = pageOf(query);
  const { schoolId } = visit.looker;
  return database.read({ schoolId, accountId: visit.viewer?.accountId }, async (tx) => {
    const keyset = feedKeyset(page);
    const { rows, ...around } = keyset.finish<DynamicRow>(await findRows(tx, visit, keyset));
    const doers = rows.map((row) => row.by_id);
    const { notify, names } = await findNamed(tx, rows, visit, doers);
    const items = rows.flatMap((row): FeedEntry[] => {
      const by = names.get(row.by_id);
      return by ? [{ ...notify(row), id: `${row.kind}-${row.id}-${row.by_id}`, by: presentPerson(by) }] : [];
    });
    return { items, ...around, pageSize: asked.pageSize };
  });
}

async function findRows(tx: Transaction, { looker, reader, memberId }: AsMember, keyset: Keyset) {
  const of: Onlooking = { schoolId: looker.schoolId, isSelf: false, viewerId: looker.viewerId, reader };
  if (!keyset.isBack && (await followsMany(tx, looker.schoolId, memberId)))
    for (const lookedThrough of LOOKED_THROUGH) {
      const doers = recentDoers(of, keyset, lookedThrough);
      const people = peopleByKind(await findFollowed(tx, looker, memberId, doers), looker);
      const rows = people.size > 0 ? await findRecent(tx, of, people, keyset, lookedThrough) : [];
      if (rows.length === keyset.limit) return rows;
    }
  const people = peopleByKind(await findFollowed(tx, looker, memberId), looker);
  return people.size > 0 ? findByPerson(tx, of, people, keyset) : [];
}

/** Who shows the looker what, as their spaces do. */
function peopleByKind(groups: readonly FollowedGroup[], looker: Looker): PeopleByKind {
  const people = new Map<DynamicKind, string[]>();
  for (const { ids, ...privacy } of groups) {
    const [id = ''] = ids;
    for (const kind of kindsFor({ ...privacy, id, followed: true, blocked: false }, looker))
      people.set(kind, (people.get(kind) ?? []).concat(ids));
  }
  return people;
}
