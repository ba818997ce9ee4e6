import type { SecretBox } from '../../platform/secret-box.ts';
import { isId } from '../../http/ids.ts';
import { type InvitationRow, PURPOSE } from './invitation.repository.ts';

export type InvitationStatus = 'open' | 'used' | 'expired' | 'withdrawn' | 'void';

/** @returns undefined for what cannot be a token */
export function schoolOf(token: string): string | undefined {
  const [head = '', rest = ''] = token.split(/_(.*)/s);
  if (!/^[0-9a-z]{1,13}$/.test(head) || rest.length < 22) return undefined;
  let id = 0n;
  for (const character of head) id = id * 36n + BigInt(Number.parseInt(character, 36));
  return isId(String(id)) ? String(id) : undefined;
}

export function statusOf(row: InvitationRow & { holds: boolean }, now: Date): InvitationStatus {
  if (row.withdrawn_at) return 'withdrawn';
  if (row.uses_left === 0) return 'used';
  if (row.expires_at <= now) return 'expired';
  return row.holds ? 'open' : 'void';
}

export const tokenOf = (row: InvitationRow, secrets: SecretBox): string =>
  secrets.open(PURPOSE, row.token_cipher);

export const urlOf = (token: string): string => `/register/invite?token=${token}`;

/** An invitation in the list of those who run the school. */
export function presentEntry(row: InvitationRow & { holds: boolean }, secrets: SecretBox, now: Date) {
  const token = tokenOf(row, secrets);
  return {
    token,
    url: urlOf(token),
    role: row.role,
    email: row.email,
    status: statusOf(row, now),
    uses: row.uses,
    usesLeft: row.uses_left,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
