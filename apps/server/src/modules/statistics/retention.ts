import { DAY_MS } from '../../core/retention/retention.ts';

/**
 * How long what is counted and chosen is kept. Counts: two years and a month, so that a month can stand beside the same
 * one of two years. Words that were searched in vain: half a year, since people may have typed anything. Proofs of
 * consent: a year from the choice, twice as long as the browser carries it.
 */
export const STATISTICS_RETENTION = {
  usage_day: { column: 'day', keptMs: 760 * DAY_MS },
  search_miss_day: { column: 'day', keptMs: 180 * DAY_MS },
  cookie_choice: { column: 'chosen_at', keptMs: 365 * DAY_MS },
};
