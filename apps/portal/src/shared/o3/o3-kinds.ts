import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { O3Kind } from '@stoa/api/schema';
import type { ResourceCardProps } from '@stoa/ui/card';

interface KindMessages {
  one: MessageDescriptor;
  many: MessageDescriptor;
  card: ResourceCardProps['kind'];
}

/** What the kinds of the area are called, and as what the card family draws them. */
export const O3_KIND_MESSAGES: Readonly<Record<O3Kind, KindMessages>> = {
  project: {
    one: msg({ message: 'Project', comment: 'Kind of a card' }),
    many: msg({ message: 'Projects', comment: 'Heading of a list' }),
    card: 'class',
  },
  course: {
    one: msg({ message: 'Course', context: 'o3', comment: 'Kind of a card' }),
    many: msg({ message: 'Courses', context: 'o3', comment: 'Heading of a list' }),
    card: 'course',
  },
  case: {
    one: msg({ message: 'Case', comment: 'Kind of a card: a true story of a project, to learn from' }),
    many: msg({ message: 'Cases', comment: 'Heading of a list: true stories of projects, to learn from' }),
    card: 'knowledge',
  },
  tool: {
    one: msg({ message: 'Tool', comment: 'Kind of a card: a program or method' }),
    many: msg({ message: 'Tools', comment: 'Heading of a list: programs and methods' }),
    card: 'topic',
  },
  scenario: {
    one: msg({ message: 'Scenario', comment: 'Kind of a card: a situation to work through step by step' }),
    many: msg({
      message: 'Scenarios',
      comment: 'Heading of a list: situations to work through step by step',
    }),
    card: 'exam',
  },
};
