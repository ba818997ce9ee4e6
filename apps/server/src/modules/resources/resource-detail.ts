import type { ResourceCard, ResourceDetail } from '@stoa/api/schema';
import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { DetailRow } from './kinds/kind.ts';
import { familyOf } from './kinds/registry.ts';
import {
  enrolledBy,
  presentCard,
  selectCards,
  visibleTo,
  type CardOptions,
  type Reader,
} from './resource-card.ts';
import { readableSections } from './section-readers.ts';
import type { SchoolScope } from '../../core/schools/school-scope.ts';
import { audienceProblem } from './visibility.ts';

const RELATED_MAX = 6;

export interface DetailContext extends CardOptions {
  scope: SchoolScope;
  viewer: Viewer | undefined;
}

/**
 * A resource whole: three statements at most, whatever it holds.
 * @throws {Problem} NOT_FOUND, MEMBERS_ONLY, VISITORS_ONLY
 */
export async function loadResource(
  tx: Transaction,
  id: string,
  context: DetailContext,
): Promise<ResourceDetail> {
  const { scope, viewer, now } = context;
  const reader: Reader = { member: scope.member, teaches: scope.teaches, now };
  const row = await selectCards(tx)
    .select(['resource.category_ids', 'resource.download_count', enrolledBy(viewer?.accountId)])
    .where('resource.id', '=', id)
    .where('resource.status', '=', 'published')
    .where('resource.published_at', '<=', now)
    // What a section hides is not there.
    .where('resource.section_readers', 'in', readableSections(reader))
    .executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  const denied = audienceProblem(row.audience, scope.member);
  if (denied) throw new Problem(denied);
  const card = presentCard(row, context);
  const { detail } = familyOf(row.type);
  // What is shared has its page at the school that shares it.
  if (!detail || row.source_id !== null) return { kind: 'class', card };
  const { loadDetail } = await detail();
  const own = await loadDetail(tx, row, context, card);
  const categories = scope.categories.refs(row.category_ids, context.language, scope.defaultLanguage);
  return {
    ...own,
    card,
    categories,
    related: await listRelated(tx, row, reader, context),
  } as ResourceDetail;
}

/** What shares categories with it, the more the earlier. */
async function listRelated(
  tx: Transaction,
  row: DetailRow,
  reader: Reader,
  context: DetailContext,
): Promise<ResourceCard[]> {
  const rows = await selectCards(tx)
    .select(enrolledBy(context.viewer?.accountId))
    .where((eb) => visibleTo(eb, reader))
    .where('resource.id', '!=', row.id)
    .where(sql<boolean>`resource.category_ids && ${row.category_ids}::bigint[]`)
    .orderBy(
      sql`(select count(*) from unnest(resource.category_ids) own where own = any(${row.category_ids}::bigint[]))`,
      'desc',
    )
    .orderBy('resource.hot_score', 'desc')
    .orderBy('resource.id', 'desc')
    .limit(RELATED_MAX)
    .execute();
  return rows.map((related) => presentCard(related, context));
}
