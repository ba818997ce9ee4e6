/** After so many hours a pause of an exam is over, though nobody has ended it. */
export const PAUSE_HOURS = 24;
