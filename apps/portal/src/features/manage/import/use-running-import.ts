import { readMemberImport } from '@stoa/api/member.calls';
import type { MemberImport } from '@stoa/api/schema';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { readRunningImport } from './running-import.ts';

const POLL_MS = 5000;
const isRunning = (report: MemberImport | undefined): boolean =>
  report?.status === 'waiting' || report?.status === 'running';

/** How far the import is that this tab has begun; undefined where none is under way. */
export function useRunningImport(schoolId: string, isAllowed: boolean): MemberImport | undefined {
  const api = useApi();
  const importId = readRunningImport(schoolId);
  const { data } = useQuery({
    queryKey: ['running-import', schoolId, importId],
    queryFn: ({ signal }) => readMemberImport(api, { schoolId, importId: importId ?? '' }, signal),
    enabled: isAllowed && importId !== undefined,
    retry: false,
    refetchInterval: ({ state }) => (isRunning(state.data) ? POLL_MS : false),
  });
  return isRunning(data) ? data : undefined;
}
