import { isApiProblem } from '@stoa/api/error';
import { changeMemberRole, setMemberValid } from '@stoa/api/member.calls';
import type { Api } from '@stoa/api/query';
import type { MemberRow, Role } from '@stoa/api/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';

/** What is done with one or several members. */
export type MemberChange = { kind: 'role'; role: Role } | { kind: 'valid'; isValid: 0 | 1 };

/** Who could not be changed, and the code that says why. */
export interface Refused {
  name: string;
  code: string;
}
export interface ChangeResult {
  changed: number;
  refused: Refused[];
}

const nameOf = ({ person, realName, email }: MemberRow): string => realName ?? (person.name || (email ?? ''));

function apply(api: Api, schoolId: string, { userId }: MemberRow, change: MemberChange): Promise<MemberRow> {
  return change.kind === 'role'
    ? changeMemberRole(api, { schoolId, userId, role: change.role })
    : setMemberValid(api, { schoolId, userId, isValid: change.isValid });
}

/** Changes members one after the other, and tells how far that is and who was refused. */
export function useMemberChanges(schoolId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [done, setDone] = useState(0);
  const mutation = useMutation<ChangeResult, never, { members: readonly MemberRow[]; change: MemberChange }>({
    mutationFn: async ({ members, change }) => {
      const refused: Refused[] = [];
      let changed = 0;
      for (const [index, member] of members.entries()) {
        setDone(index);
        try {
          await apply(api, schoolId, member, change);
          changed += 1;
        } catch (error) {
          const code = isApiProblem(error) ? error.code : 'UNKNOWN';
          refused.push({ name: nameOf(member), code });
          // Without a connection all others would fail alike.
          if (code === 'NETWORK') {
            refused.push(...members.slice(index + 1).map((rest) => ({ name: nameOf(rest), code })));
            break;
          }
        }
      }
      return { changed, refused };
    },
    onMutate: () => setDone(0),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['get', '/api/school/members/'] }),
  });
  return { ...mutation, done };
}
