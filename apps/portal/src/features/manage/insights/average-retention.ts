import type { Insights } from '@stoa/api/schema';

/**
 * The share of people who were active so many months after they joined, from that month (0) on, over all who joined at
 * least that long ago: large months count for more than small ones.
 */
export function averageRetention(cohorts: Insights['cohorts']): number[] {
  const months = Math.max(0, ...cohorts.map(({ active }) => active.length));
  return Array.from({ length: months }, (_, offset) => {
    const reached = cohorts.filter(({ active }) => offset < active.length);
    const joined = reached.reduce((sum, cohort) => sum + cohort.joined, 0);
    return reached.reduce((sum, { active }) => sum + (active[offset] ?? 0), 0) / joined;
  });
}
