import type { Person } from '@stoa/api/schema';
import { mask, presentMobile } from '../identity/identifiers.ts';

/** realName, nickName, mobile, email: what others call the person; the latter two are masked. */
export function displayName(person: {
  real_name: string;
  nick_name: string;
  mobile?: string | null;
  email?: string | null;
}): string {
  return (
    person.real_name ||
    person.nick_name ||
    (person.mobile ? mask(presentMobile(person.mobile)) : person.email ? mask(person.email) : '')
  );
}

/** A person as others see them: a name and a picture, no address and no number. */
export const presentPerson = (row: {
  id: string;
  nick_name: string;
  real_name: string;
  avatar_url: string;
}): Person => ({
  id: row.id,
  name: displayName(row),
  avatarUrl: row.avatar_url || null,
  title: null,
});
