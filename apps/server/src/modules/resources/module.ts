import type { Module } from '../../core/module.ts';
import { WITH_SCHOOL } from '../../core/retention/retention.ts';
import { learningMapHandlers } from './learning-map/learning-map.handlers.ts';
import { resourceHandlers } from './resources.handlers.ts';

/** Articles, live sessions, topics and learning maps. */
export const module: Module = {
  retention: {
    resource: WITH_SCHOOL,
    article: WITH_SCHOOL,
    live: WITH_SCHOOL,
    topic_item: WITH_SCHOOL,
    learning_map_stage: WITH_SCHOOL,
    learning_map_stop: WITH_SCHOOL,
    learning_map_learner: WITH_SCHOOL,
    learning_map_mark: WITH_SCHOOL,
  },
  build: (services) => ({ handlers: { ...resourceHandlers(services), ...learningMapHandlers(services) } }),
};
