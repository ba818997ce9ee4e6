import type { Subscription, SubscriptionStatus } from '@stoa/api/schema';
import type { Caller } from '../../core/schools/caller.ts';
import { wordingOf } from '../../core/schools/caller.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import type { Transaction } from '../../database/pool.ts';
import { isMember } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { textIn } from '../../i18n/translate.ts';
import { typesOfFamily } from '../resources/kinds/registry.ts';
import { visible } from '../resources/resource-card.ts';
import { rightsOf, sees } from './section.policy.ts';
import { scopeOf, type SignedIn } from './section.service.ts';
import {
  addSubscription,
  countOwn,
  endSubscription,
  findReadable,
  findSubscription,
  listOwn,
  type Target,
} from './subscription.repository.ts';

/** Things that one person subscribes to in a school. */
const SUBSCRIPTIONS_MAX = 500;

export interface Asked {
  targetType: SubscriptionStatus['targetType'];
  targetId: string;
}

const targetOf = ({ targetType, targetId }: Asked, { schoolId }: Pick<Caller, 'schoolId'>): Target => ({
  school_id: schoolId,
  section_id: targetType === 'section' ? targetId : null,
  article_id: targetType === 'article' ? targetId : null,
});

const rightsIn = ({ viewer, schoolId }: Caller) =>
  rightsOf(viewer, { schoolId, member: isMember(viewer, schoolId) });

const readerOf = (caller: Caller) => ({
  member: isMember(caller.viewer, caller.schoolId),
  teaches: rightsIn(caller).teaches,
  now: caller.now,
});

/** Whether there is such a thing, which the viewer may read. */
async function isThere(tx: Transaction, asked: Asked, caller: Caller): Promise<boolean> {
  if (asked.targetType === 'knowledge') return asked.targetId === caller.schoolId;
  const found = await findReadable(tx, targetOf(asked, caller), {
    types: typesOfFamily('knowledge'),
    shown: visible(readerOf(caller)),
  });
  return (
    found !== undefined && (found.readers === null || sees(rightsIn(caller), { readers: found.readers }))
  );
}

async function present(tx: Transaction, asked: Asked, caller: SignedIn): Promise<SubscriptionStatus> {
  const { subscribers, since } = await findSubscription(tx, targetOf(asked, caller), caller.viewer.accountId);
  return {
    targetType: asked.targetType,
    targetId: asked.targetId,
    subscribed: since !== null,
    subscriberCount: subscribers,
    since: since?.toISOString() ?? null,
  };
}

/** @throws {Problem} NOT_FOUND, SCHOOL_CLOSED */
export const loadStatus = (
  { database }: Pick<Services, 'database'>,
  asked: Asked,
  caller: SignedIn,
): Promise<SubscriptionStatus> =>
  database.read(scopeOf(caller), async (tx) => {
    await enter(tx, caller);
    if (!(await isThere(tx, asked, caller))) throw new Problem('NOT_FOUND');
    return present(tx, asked, caller);
  });

/**
 * Subscribes, or ends it; the same again changes nothing.
 * @throws {Problem} NOT_FOUND, SCHOOL_CLOSED, CONFLICT
 */
export const subscribe = (
  { database }: Pick<Services, 'database'>,
  { action, ...asked }: Asked & { action: 'subscribe' | 'unsubscribe' },
  caller: SignedIn,
): Promise<SubscriptionStatus> =>
  database.write(scopeOf(caller), async (tx) => {
    const { schoolId, viewer, now } = caller;
    const { accountId } = viewer;
    if (action === 'unsubscribe') {
      // Who may not read it any more ends it all the same, and is told nothing of it.
      await endSubscription(tx, targetOf(asked, caller), accountId);
      if (await isThere(tx, asked, caller)) return present(tx, asked, caller);
      return { ...asked, subscribed: false, subscriberCount: 0, since: null };
    }
    await enter(tx, caller);
    if (!(await isThere(tx, asked, caller))) throw new Problem('NOT_FOUND');
    const { since } = await findSubscription(tx, targetOf(asked, caller), accountId);
    if (since === null) {
      if ((await countOwn(tx, schoolId, accountId)) >= SUBSCRIPTIONS_MAX) throw new Problem('CONFLICT');
      await addSubscription(tx, targetOf(asked, caller), accountId, now);
    }
    return present(tx, asked, caller);
  });

/** What somebody subscribed to in a school, as far as they still may read it. @throws {Problem} SCHOOL_CLOSED */
export const loadSubscriptions = (
  { database }: Pick<Services, 'database'>,
  caller: SignedIn,
): Promise<{ items: Subscription[] }> =>
  database.read(scopeOf(caller), async (tx) => {
    const school = await enter(tx, caller);
    const { language, schoolDefault } = wordingOf(school, caller);
    const rights = rightsIn(caller);
    const words = (texts: Parameters<typeof textIn>[0]) => textIn(texts, language, schoolDefault);
    const rows = await listOwn(tx, caller.schoolId, caller.viewer.accountId, visible(readerOf(caller)));
    return {
      items: rows.flatMap((row): Subscription[] => {
        const since = row.since.toISOString();
        if (row.section_id !== null) {
          if (!sees(rights, { readers: row.section_readers ?? 0 })) return [];
          return [
            { targetType: 'section', targetId: row.section_id, title: words(row.section_name ?? {}), since },
          ];
        }
        if (row.article_id !== null) {
          if (!row.is_shown) return [];
          return [
            { targetType: 'article', targetId: row.article_id, title: words(row.article_title ?? {}), since },
          ];
        }
        return [{ targetType: 'knowledge', targetId: caller.schoolId, title: words(school.name), since }];
      }),
    };
  });
