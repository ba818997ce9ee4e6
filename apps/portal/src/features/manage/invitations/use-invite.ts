import { isApiProblem } from '@stoa/api/error';
import { createInvitation, inviteMember, withdrawInvitation } from '@stoa/api/invitation.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../../app/services.ts';
import { randomId } from '../../../shared/random-id.ts';

export type InvitedRole = 'member' | 'teacher' | 'admin';
export const INVITED_ROLES: readonly InvitedRole[] = ['member', 'teacher', 'admin'];

/** The code of a failed call, null where there is none. */
export const codeOf = (error: unknown): string | null =>
  error === null || error === undefined ? null : isApiProblem(error) ? error.code : 'UNKNOWN';

function useInvitationsChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['get', '/api/school/invitations'] });
}

/** Keys for calls that act once: the same call tried again keeps its key, another one gets another. */
function useClickKeys() {
  const last = useRef({ call: '', key: '' });
  return {
    keyFor: (body: object): string => {
      const call = JSON.stringify(body);
      if (last.current.call !== call) last.current = { call, key: randomId() };
      return last.current.key;
    },
    forget: () => {
      last.current = { call: '', key: '' };
    },
  };
}

export interface MailInvitation {
  email: string;
  realName: string;
  role: InvitedRole;
}

/** Invites one person by mail. */
export function useMailInvitation(schoolId: string) {
  const api = useApi();
  const { keyFor, forget } = useClickKeys();
  const changed = useInvitationsChanged();
  return useMutation({
    mutationFn: ({ email, realName, role }: MailInvitation) => {
      const body = { email: email.trim(), role, realName: realName.trim() || undefined };
      return inviteMember(api, { schoolId, idempotencyKey: keyFor(body), body });
    },
    onSuccess: () => {
      forget();
      return changed();
    },
  });
}

export interface LinkInvitation {
  role: InvitedRole;
  uses: number;
  days: number;
}

const SECONDS_A_DAY = 86_400;

/** Makes a link for whoever has it. */
export function useLinkInvitation(schoolId: string) {
  const api = useApi();
  const { keyFor, forget } = useClickKeys();
  const changed = useInvitationsChanged();
  return useMutation({
    mutationFn: ({ role, uses, days }: LinkInvitation) => {
      const body = { role, uses, expiresInSeconds: days * SECONDS_A_DAY };
      return createInvitation(api, { schoolId, idempotencyKey: keyFor(body), body });
    },
    onSuccess: () => {
      forget();
      return changed();
    },
  });
}

/** Takes an invitation back. */
export function useWithdrawal(schoolId: string) {
  const api = useApi();
  const changed = useInvitationsChanged();
  return useMutation({
    mutationFn: (token: string) => withdrawInvitation(api, { schoolId, token }),
    onSettled: () => changed(),
  });
}
