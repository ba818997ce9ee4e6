import { ResourceType } from '@stoa/api/enums';
import { resourcePage, type KindFamily } from '../kind.ts';

/** Collections of other resources. */
export const family: KindFamily = {
  name: 'topic',
  kinds: [{ type: ResourceType.Topic, name: 'topic', block: 'topics', cardType: 'topic' }],
  url: resourcePage,
  detail: () => import('./topic.repository.ts'),
  seed: () => import('./topic-seed.repository.ts'),
};
