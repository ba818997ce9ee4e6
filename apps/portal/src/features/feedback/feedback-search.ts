import * as v from 'valibot';
import { choiceOr, matching } from '../../app/search-fields.ts';

export type FeedbackView = 'write' | 'mine';

/** What the address of the feedback page says. */
export const feedbackSearch = v.object({ view: choiceOr<FeedbackView>(['write', 'mine'], 'write') });
export type FeedbackQuery = v.InferOutput<typeof feedbackSearch>;

/** A path of this portal. */
const TARGET = /^\s*\/(?!\/)[^]{0,2047}$/;

/** What a complaint is about, as the way here says it. */
export const complaintSearch = v.object({ target: matching(TARGET) });
