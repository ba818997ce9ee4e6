/** The analytics switch as it stands in the browser's storage. */
export type AnalyticsChoice = 'Active' | 'Inactive';

/** Reads what the storage holds; anything else is no choice. */
export const readChoice = (stored: string | null | undefined): AnalyticsChoice | null =>
  stored === 'Active' || stored === 'Inactive' ? stored : null;

/** What the report of a choice says. */
export type ConsentOperation = 'active' | 'inactive' | 'reset';

/** Reads a report that the storage holds because it never arrived. */
export const readUnreported = (stored: string | null | undefined): ConsentOperation | null =>
  stored === 'active' || stored === 'inactive' || stored === 'reset' ? stored : null;

/** Whether page views and clicks may be counted: with consent, or where none is needed (B033, B070). */
export const isMeasured = (isNeeded: boolean, choice: AnalyticsChoice | null): boolean =>
  !isNeeded || choice === 'Active';
