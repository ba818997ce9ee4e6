import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@stoa/api/schema';

/** What somebody is in a school. */
export const ROLE_MESSAGES = {
  owner: msg({ message: 'Owner', comment: 'Role of a person in a school' }),
  admin: msg({ message: 'Administrator', comment: 'Role of a person in a school' }),
  teacher: msg({ message: 'Teacher', comment: 'Role of a person in a school' }),
  member: msg({ message: 'Member', comment: 'Role of a person in a school: learns there' }),
} satisfies Record<Role, MessageDescriptor>;
