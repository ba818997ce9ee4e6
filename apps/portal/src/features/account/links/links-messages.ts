import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ThirdPartyLinksProblemCode } from '@stoa/machines/third-party-links';
import { OWN_PROBLEM_MESSAGES } from '../../../shared/auth/problem-messages.ts';

/** Why a third party was not unlinked. */
export const LINKS_MESSAGES = {
  ...OWN_PROBLEM_MESSAGES,
  REAUTHENTICATION_REQUIRED: msg`Confirm that it’s you to continue.`,
} satisfies Record<ThirdPartyLinksProblemCode, MessageDescriptor>;
