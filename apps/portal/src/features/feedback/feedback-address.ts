import { oneOf, pageOf, textOf, withParams } from '../../shared/address.ts';

export type FeedbackView = 'write' | 'mine';

/** What the address of the feedback page says. */
export interface FeedbackQuery {
  view: FeedbackView;
  page: number;
}

const VIEWS: readonly FeedbackView[] = ['write', 'mine'];
const TARGET_LENGTH = 2048;

/** Reads an address; what is not understood becomes the default. */
export const parseFeedbackQuery = (search: Readonly<Record<string, unknown>>): FeedbackQuery => ({
  view: oneOf(VIEWS, search.view) ?? 'write',
  page: pageOf(search.page),
});

/** The address of a view of the feedback page. */
export const feedbackHref = (schoolId: string, { view, page }: FeedbackQuery): string =>
  withParams(`/feedback/${schoolId}`, {
    view: view === 'write' ? undefined : view,
    page: view === 'mine' && page > 1 ? String(page) : undefined,
  });

/** What is asked for the list of one's own messages. */
export const mineParams = (page: number) => ({
  scope: 'mine' as const,
  pageNumber: page === 1 ? undefined : page,
});

/** What a complaint is about, as the way here says it: a path of this portal, or nothing. */
export function targetOf(search: Readonly<Record<string, unknown>>): string {
  const target = textOf(search.target, TARGET_LENGTH);
  return target.startsWith('/') && !target.startsWith('//') ? target : '';
}
