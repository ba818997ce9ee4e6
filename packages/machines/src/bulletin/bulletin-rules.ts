/** A notice as the server tells it. */
export interface Bulletin {
  id: string;
  content: string;
  /** ISO 8601. */
  startTime: string;
  /** ISO 8601. */
  endTime: string;
  /** 1 is published. */
  status: 0 | 1;
}

/** Where a notice stands at an instant: shown only while that is within its times and its status is 1 (B030). */
export type BulletinPhase = 'none' | 'before' | 'running' | 'over';

/** @param at milliseconds since 1970 */
export function phaseOf(bulletin: Bulletin | null, at: number): BulletinPhase {
  if (bulletin === null || bulletin.status !== 1) return 'none';
  const start = Date.parse(bulletin.startTime);
  const end = Date.parse(bulletin.endTime);
  if (Number.isNaN(start) || Number.isNaN(end) || end < start) return 'none';
  if (at < start) return 'before';
  return at <= end ? 'running' : 'over';
}

/** Whether a notice is drawn: it runs, and nobody has closed this very one (B030, B031). */
export const isShown = (bulletin: Bulletin | null, closedId: string | null, at: number): boolean =>
  phaseOf(bulletin, at) === 'running' && bulletin?.id !== closedId;
