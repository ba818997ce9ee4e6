import type { Answers } from '@stoa/api/fixtures';
import type { OpenedPortal } from './open-portal.ts';

/** The page that the story shows, for its play function. */
export const currentPage: {
  portal: OpenedPortal | undefined;
  /** A play function may change them: from then on the server answers something else. */
  answers: Answers;
  /** Calls that no answer was recorded for. */
  missing: string[];
} = { portal: undefined, answers: {}, missing: [] };
