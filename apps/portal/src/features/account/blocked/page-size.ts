/** People of one page of the list of whom one blocked or muted. */
export const BLOCKED_PAGE_SIZE = 20;
