import { ResourceType } from '@stoa/api/enums';
import { resourcePage, type KindFamily } from '../kind.ts';

/** Articles. */
export const family: KindFamily = {
  name: 'knowledge',
  kinds: [{ type: ResourceType.Knowledge, name: 'knowledge', block: 'knowledge', cardType: 'knowledge' }],
  url: resourcePage,
  detail: () => import('./knowledge.repository.ts'),
  seed: () => import('./knowledge-seed.repository.ts'),
};
