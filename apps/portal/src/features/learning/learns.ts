import type { MyLearning } from '@stoa/api/schema';

/** Whether somebody learns something, so that it is what they come for. */
export const learns = ({ classes, dates }: Pick<MyLearning, 'classes' | 'dates'>): boolean =>
  classes.length > 0 || dates.length > 0;
