import { ResourceType } from '@stoa/api/enums';
import { resourcePage, type KindFamily } from '../kind.ts';

/** Paths through other resources: stages of stops. */
export const family: KindFamily = {
  name: 'learningMap',
  kinds: [
    { type: ResourceType.LearningMap, name: 'learningMap', block: 'learningMaps', cardType: 'learningMap' },
  ],
  url: resourcePage,
  detail: () => import('./learning-map-detail.ts'),
  seed: () => import('./learning-map-seed.repository.ts'),
};
