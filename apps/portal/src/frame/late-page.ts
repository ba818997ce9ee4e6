const LATE = /^\/(manage|feedback|complaintReport|account|login\/select|register)(\/|$)/;

/** Whether a page is shown before its content is there: its room is kept. */
export const isLatePage = (pathname: string): boolean => LATE.test(pathname);
