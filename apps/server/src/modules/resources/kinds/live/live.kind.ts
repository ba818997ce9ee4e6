import { ResourceType } from '@stoa/api/enums';
import { resourcePage, type KindFamily } from '../kind.ts';

/** Live sessions. */
export const family: KindFamily = {
  name: 'live',
  kinds: [{ type: ResourceType.Live, name: 'live', block: 'lives', cardType: 'live' }],
  url: resourcePage,
  detail: () => import('./live.service.ts'),
  seed: () => import('./live-seed.repository.ts'),
};
