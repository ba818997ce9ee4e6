import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LockReason } from './primary-action.ts';

/** Below the title of a locked lesson, in few words. */
export const LOCK_MESSAGES = {
  signIn: msg({ message: 'Sign in and enroll to open it', comment: 'Below a locked lesson' }),
  enrol: msg({ message: 'Enroll to open', comment: 'Below a locked lesson' }),
  waiting: msg({ message: 'Opens when the class starts', comment: 'Below a locked lesson' }),
  full: msg({ message: 'Class full. Open to enrolled learners only.', comment: 'Below a locked lesson' }),
  ended: msg({ message: 'Class ended. Open to enrolled learners only.', comment: 'Below a locked lesson' }),
  buy: msg({ message: 'Buy the course to open', comment: 'Below a locked lesson' }),
  shutOut: msg({ message: 'For members of the school', comment: 'Below a locked lesson' }),
} satisfies Record<LockReason, MessageDescriptor>;

/** In place of a locked lesson: what keeps it closed. */
export const LOCK_TITLES = {
  signIn: msg`Sign in and enroll to open this lesson`,
  enrol: msg`Enroll to open this lesson`,
  waiting: msg`This lesson opens when the class starts`,
  full: msg`The class is full`,
  ended: msg`This class has ended`,
  buy: msg`This lesson belongs to a course that is sold`,
  shutOut: msg`This lesson is for members of the school`,
} satisfies Record<LockReason, MessageDescriptor>;
