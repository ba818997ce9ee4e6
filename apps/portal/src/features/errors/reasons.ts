import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isApiProblem, type ProblemCode } from '@stoa/api/error';

/** Why a page cannot be shown, as far as people need to tell it apart. */
export type Reason =
  | 'notFound'
  | 'closed'
  | 'disabled'
  | 'membersOnly'
  | 'forbidden'
  | 'signIn'
  | 'busy'
  | 'network'
  | 'chunk'
  | 'unexpected';

const REASONS: Partial<Record<ProblemCode, Reason>> = {
  NOT_FOUND: 'notFound',
  VALIDATION_FAILED: 'notFound',
  SCHOOL_CLOSED: 'closed',
  SCHOOL_DISABLED: 'disabled',
  MEMBERS_ONLY: 'membersOnly',
  NOT_A_MEMBER: 'membersOnly',
  FORBIDDEN: 'forbidden',
  VISITORS_ONLY: 'forbidden',
  UNAUTHENTICATED: 'signIn',
  TOKEN_EXPIRED: 'signIn',
  TOO_MANY_REQUESTS: 'busy',
  SERVICE_UNAVAILABLE: 'busy',
  NETWORK: 'network',
};

export function reasonOf(error: unknown): Reason {
  if (isApiProblem(error)) return REASONS[error.code] ?? 'unexpected';
  if (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|ChunkLoadError/i.test(
      `${error.name} ${error.message}`,
    )
  )
    return 'chunk';
  return 'unexpected';
}

interface Words {
  title: MessageDescriptor;
  next: MessageDescriptor;
  canRetry: boolean;
}

export const REASON_MESSAGES = {
  notFound: {
    title: msg`This page does not exist`,
    next: msg`The address may be mistyped, or the page was removed. Search for it, or start from the home page.`,
    canRetry: false,
  },
  closed: {
    title: msg`This school is open to its members only`,
    next: msg`Sign in with your account. If you have none, ask the school for an invitation.`,
    canRetry: false,
  },
  disabled: {
    title: msg`This school is currently closed`,
    next: msg`Ask its administrators, or come back later.`,
    canRetry: true,
  },
  membersOnly: {
    title: msg`This is for members of the school`,
    next: msg`Sign in with your account. You will return to this page.`,
    canRetry: false,
  },
  forbidden: {
    title: msg`You do not have access to this page`,
    next: msg`An administrator of the school can give you access.`,
    canRetry: false,
  },
  signIn: {
    title: msg`Sign in to open this page`,
    next: msg`You will return here afterwards.`,
    canRetry: false,
  },
  busy: {
    title: msg`The school is temporarily unavailable`,
    next: msg`The site may be busy. Wait a moment and try again.`,
    canRetry: true,
  },
  network: {
    title: msg`No connection`,
    next: msg`Check your connection and try again.`,
    canRetry: true,
  },
  chunk: {
    title: msg`Part of this page could not be loaded`,
    next: msg`The portal may have been updated while you were here. Try again.`,
    canRetry: true,
  },
  unexpected: {
    title: msg`Something went wrong here`,
    next: msg`Try again. If the problem persists, send us the request ID below.`,
    canRetry: true,
  },
} satisfies Record<Reason, Words>;

const STATUS_REASONS: Record<string, Reason> = {
  '400': 'notFound',
  '401': 'signIn',
  '403': 'forbidden',
  '404': 'notFound',
  '429': 'busy',
  '502': 'busy',
  '503': 'busy',
  '504': 'busy',
  '0': 'network',
};

/** The reason behind an HTTP status in an address. */
export const reasonOfStatus = (status: string): Reason =>
  /^\d{1,3}$/.test(status) ? (STATUS_REASONS[status] ?? 'unexpected') : 'unexpected';
