/** For regions that scroll, and that are nothing to press: the keyboard has to get into them all the same. */
export const focusable = { tabIndex: 0 } as const;
