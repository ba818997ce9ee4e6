import { msg } from '@lingui/core/macro';
import type { CertificateState } from '@stoa/api/schema';
import type { StatusProps } from '@stoa/ui/status';

export const CERTIFICATE_STATE_MESSAGES = {
  valid: msg({ message: 'Valid', context: 'certificate', comment: 'State of a certificate' }),
  revoked: msg({ message: 'Revoked', context: 'certificate', comment: 'State of a certificate' }),
} satisfies Record<CertificateState, unknown>;

export const CERTIFICATE_STATE_TONES = {
  valid: 'success',
  revoked: 'danger',
} as const satisfies Record<CertificateState, StatusProps['tone']>;
