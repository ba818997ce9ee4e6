/** The whole address of a page, as it is passed on. */
export const wholeAddress = (path: string): string => new URL(path, window.location.origin).href;
