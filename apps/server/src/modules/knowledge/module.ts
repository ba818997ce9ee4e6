import type { Module } from '../../core/module.ts';
import { OF_SCHOOL, WITH_ACCOUNT } from '../../core/retention/retention.ts';
import { KNOWLEDGE_NEWS_JOB, knowledgeNews } from './news.ts';
import { sectionHandlers } from './section.handlers.ts';
import { subscriptionHandlers } from './subscription.handlers.ts';

/** Sections that articles stand in, and who hears of what is new in them. */
export const module: Module = {
  retention: {
    // Of an account that is deleted they stay, without who made them.
    knowledge_section: OF_SCHOOL,
    knowledge_subscription: WITH_ACCOUNT,
    // Figures.
    knowledge_size: OF_SCHOOL,
    knowledge_audience: OF_SCHOOL,
  },
  build: (services) => ({
    handlers: { ...sectionHandlers(services), ...subscriptionHandlers(services) },
    jobs: { [KNOWLEDGE_NEWS_JOB]: { run: knowledgeNews(services) } },
  }),
};
