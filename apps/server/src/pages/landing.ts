import { isMember, type Viewer } from '../http/context.ts';
import type { Services } from '../core/services.ts';
import { findFirstOpenSchool, findLastActiveSchool } from '../core/schools/schools.repository.ts';

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
    const own = viewer && (await findLastActiveSchool(tx, viewer.accountId));
    if (own && (own.is_open || isMember(viewer, own.id))) return own.id;
    const open = await findFirstOpenSchool(tx);
    return open?.id;
  });
  return id && `/portal/${id}`;
}
