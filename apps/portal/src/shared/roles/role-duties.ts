import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@stoa/api/schema';

/** What a role may do. In the words of schools' management, which pages that show it load. */
export const ROLE_DUTIES = {
  owner: msg`Full access, including closing the school and adding owners.`,
  admin: msg`Manages members, pages, sign-in methods and all content.`,
  teacher: msg`Creates courses and classes, teaches and grades.`,
  member: msg`Takes courses, classes and exams.`,
} satisfies Record<Role, MessageDescriptor>;
