import { SUMMARIES } from 'virtual:machine-index';
import type { MachineSummary } from './machine-summary.ts';

/** Every machine, without loading any. */
export const summaries: readonly MachineSummary[] = SUMMARIES;
export const summaryOf = (id: string): MachineSummary | undefined => SUMMARIES.find((one) => one.id === id);
