import { displayName } from '../../../../core/people/people.presenter.ts';
import { Problem } from '../../../../http/problem.ts';
import type { LoadDetail } from '../kind.ts';
import { findLive } from './live.repository.ts';

const MINUTE_MS = 60_000;

/** When a live session is, and who holds it. */
export const loadDetail: LoadDetail<'live'> = async (tx, row, { scope }, card) => {
  const live = await findLive(tx, row.id);
  if (!live) throw new Problem('NOT_FOUND');
  const host = live.id
    ? {
        id: live.id,
        name: displayName({ real_name: live.real_name ?? '', nick_name: live.nick_name ?? '' }),
        avatarUrl: live.avatar_url || null,
      }
    : card.author;
  return {
    kind: 'live',
    // A host who left is nobody's to name: the school stays.
    host: host ?? { id: scope.id, name: '', avatarUrl: null },
    startsAt: (row.starts_at ?? live.starts_at).toISOString(),
    endsAt: (row.ends_at ?? new Date(live.starts_at.getTime() + live.minutes * MINUTE_MS)).toISOString(),
    minutes: live.minutes,
    boutique: live.is_boutique,
    roomUrl: card.url,
  };
};
