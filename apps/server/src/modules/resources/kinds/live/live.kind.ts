import { ResourceType } from '@stoa/api/enums';
import type { KindFamily } from '../kind.ts';

/** The page of a session: its waiting room, the session itself, its recording. */
export const livePage: KindFamily['url'] = ({ id, school_id }) =>
  `/portal/${school_id}/lecturing-center/live-learn-detail/${id}`;

/** Live sessions. */
export const family: KindFamily = {
  name: 'live',
  kinds: [{ type: ResourceType.Live, name: 'live', block: 'lives', cardType: 'live' }],
  url: livePage,
  detail: () => import('./live.service.ts'),
  seed: () => import('./live-seed.repository.ts'),
};
