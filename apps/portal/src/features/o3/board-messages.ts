import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { O3TaskColumn, O3TeamRole } from '@stoa/api/schema';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';

/** Columns of a board, in their order. */
export const COLUMNS: readonly O3TaskColumn[] = ['todo', 'doing', 'review', 'done'];

export const COLUMN_MESSAGES: Readonly<Record<O3TaskColumn, MessageDescriptor>> = {
  todo: msg({ message: 'To do', context: 'board', comment: 'Column of a task board' }),
  doing: msg({ message: 'In progress', context: 'board', comment: 'Column of a task board' }),
  review: msg({ message: 'In review', context: 'board', comment: 'Column of a task board' }),
  done: msg({ message: 'Done', context: 'board', comment: 'Column of a task board' }),
};

export const TEAM_ROLE_MESSAGES: Readonly<Record<O3TeamRole, MessageDescriptor>> = {
  leader: msg({ message: 'Leader', context: 'board', comment: 'Role in a team' }),
  member: msg({ message: 'Member', context: 'board', comment: 'Role in a team' }),
  reviewer: msg({ message: 'Reviewer', context: 'board', comment: 'Role of a teacher in a team' }),
};

/** What can go wrong on a board. */
export const BOARD_PROBLEM_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  ...CALL_PROBLEM_MESSAGES,
  VERSION_CONFLICT: msg`Someone else has changed this task. Save again to overwrite it with your text.`,
  QUOTA_EXCEEDED: msg`The board is full. Delete tasks that nobody needs anymore.`,
  CONFLICT: msg`This is no longer possible. Reload the board.`,
  MODERATION_REJECTED: msg`This text contains words that are not allowed here. Change it.`,
};

/** What can go wrong with joining and leaving. */
export const TEAM_PROBLEM_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  ...BOARD_PROBLEM_MESSAGES,
  NOT_FOUND: msg`This invitation or team no longer exists. Ask the team for a new invitation.`,
  QUOTA_EXCEEDED: msg`This team is full.`,
  CONFLICT: msg`You are in another team of this project. Leave it first.`,
  MEMBERS_ONLY: msg`Only members of the school take part in projects. Join the school first.`,
  ACTIVITY_ENDED: msg`This project has ended.`,
};
