import { isMember, type Viewer } from '../http/context.ts';
import type { Services } from '../core/services.ts';

/** Where / leads: in the store variant its store, else the last school of a signed-in person, else the first open school; undefined where there is neither. */
export async function landing(
  { database, runtime }: Pick<Services, 'database' | 'runtime'>,
  viewer: Viewer | undefined,
): Promise<string | undefined> {
  // The store variant has one front door.
  const { value: store } = await runtime.get('store-variant');
  if (store.enabled && store.schoolId) return `/portal/${store.schoolId}`;
  // A session of one school knows of no other.
  if (viewer?.boundSchool !== undefined) return `/portal/${viewer.boundSchool}`;
  const id = await database.read({ accountId: viewer?.accountId }, async (tx) => {
    const own =
      viewer &&
      (await tx
        .selectFrom('account')
        .innerJoin('school', 'school.id', 'account.last_school_id')
        .select(['school.id', 'school.is_open'])
        .where('account.id', '=', viewer.accountId)
        .where('school.status', '=', 'active')
        .executeTakeFirst());
    if (own && (own.is_open || isMember(viewer, own.id))) return own.id;
    const open = await tx
      .selectFrom('school')
      .select('id')
      .where('is_open', '=', true)
      .where('status', '=', 'active')
      .where('parent_id', 'is', null)
      .orderBy('position')
      .limit(1)
      .executeTakeFirst();
    return open?.id;
  });
  return id && `/portal/${id}`;
}
