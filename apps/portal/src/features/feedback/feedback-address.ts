import { hrefTo } from '../../app/links.ts';
import { stripDefaults } from '../../app/search-fields.ts';
import { feedbackSearch, type FeedbackQuery } from './feedback-search.ts';

/** The address of a view of the feedback page. */
export const feedbackHref = (schoolId: string, { view, page }: FeedbackQuery): string =>
  hrefTo({
    to: '/feedback/$schoolId',
    params: { schoolId },
    search: stripDefaults(feedbackSearch, view === 'mine' ? { view, page } : {}),
  });

/** What is asked for the list of one's own messages. */
export const mineParams = (page: number) => ({
  scope: 'mine' as const,
  pageNumber: page === 1 ? undefined : page,
});
