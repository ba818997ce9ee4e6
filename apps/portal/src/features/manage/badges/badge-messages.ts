import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BadgeColor, BadgeLook, BadgeRuleKind } from '@stoa/api/schema';
import { CALL_PROBLEM_MESSAGES } from '../../../shared/call-problem-messages.ts';

/** Who is given a badge. */
export const RULE_MESSAGES = {
  hand: msg({ message: 'By hand only', context: 'badge', comment: 'Who is given a badge' }),
  points: msg({ message: 'For points', context: 'badge', comment: 'Who is given a badge' }),
  class: msg({ message: 'For finishing a class', context: 'badge', comment: 'Who is given a badge' }),
  streak: msg({ message: 'For learning day by day', context: 'badge', comment: 'Who is given a badge' }),
  certificate: msg({ message: 'For a certificate', context: 'badge', comment: 'Who is given a badge' }),
} satisfies Record<BadgeRuleKind, MessageDescriptor>;

export const SHAPE_MESSAGES = {
  shield: msg({ message: 'Shield', context: 'badge', comment: 'Shape of a badge' }),
  star: msg({ message: 'Star', context: 'badge', comment: 'Shape of a badge' }),
  medal: msg({ message: 'Medal', context: 'badge', comment: 'Shape of a badge' }),
  hexagon: msg({ message: 'Hexagon', context: 'badge', comment: 'Shape of a badge' }),
  flower: msg({ message: 'Flower', context: 'badge', comment: 'Shape of a badge' }),
  flag: msg({ message: 'Flag', context: 'badge', comment: 'Shape of a badge' }),
} satisfies Record<BadgeLook['shape'], MessageDescriptor>;

export const COLOR_MESSAGES = {
  primary: msg({ message: 'Blue', context: 'badge', comment: 'Colour of a badge' }),
  accent: msg({ message: 'Terracotta', context: 'badge', comment: 'Colour of a badge' }),
  ochre: msg({ message: 'Gold', context: 'badge', comment: 'Colour of a badge' }),
  success: msg({ message: 'Green', context: 'badge', comment: 'Colour of a badge' }),
  warning: msg({ message: 'Brown', context: 'badge', comment: 'Colour of a badge' }),
  danger: msg({ message: 'Red', context: 'badge', comment: 'Colour of a badge' }),
} satisfies Record<BadgeColor, MessageDescriptor>;

/** Why something with badges did not work. */
export const BADGE_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  CONFLICT: msg`This is not possible. The badge is archived, or the school already has 100 badges.`,
  VERSION_CONFLICT: msg`Someone else changed this badge in the meantime. Save again to replace their changes, or cancel to keep them.`,
  UPLOAD_NOT_OWNED: msg`The picture is no longer there. Choose it again.`,
  OWN_PERSON: msg`You cannot give yourself a badge or take one back from yourself.`,
};
