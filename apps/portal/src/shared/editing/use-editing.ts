import type { DraftEditing } from '@stoa/api/schema';
import { useQuery } from '@tanstack/react-query';

/** How often an open editor reports itself. The server takes it for closed after 50 s. */
const REPORT_MS = 20_000;

/**
 * Reports that a draft is open in an editor for as long as it is in front of somebody.
 * @param subject names the draft
 * @param report tells the server
 * @returns who else has it open, and its newest version; undefined until that is known
 */
export function useEditing(subject: string, report: () => Promise<DraftEditing>): DraftEditing | undefined {
  const { data } = useQuery({
    queryKey: ['editing', subject],
    queryFn: report,
    refetchInterval: REPORT_MS,
    refetchOnWindowFocus: 'always',
    // Old news is no news: somebody may have left long ago.
    gcTime: 0,
    retry: false,
  });
  return data;
}
