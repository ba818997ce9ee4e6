import { hrefTo } from '../../app/links.ts';
import { stripDefaults } from '../../app/search-fields.ts';
import { feedbackSearch, type FeedbackView } from './feedback-search.ts';

/** The address of a view of the feedback page. */
export const feedbackHref = (schoolId: string, view: FeedbackView): string =>
  hrefTo({
    to: '/feedback/$schoolId',
    params: { schoolId },
    search: stripDefaults(feedbackSearch, { view }),
  });
