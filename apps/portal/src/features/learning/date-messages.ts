import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BroadcastIcon } from '@phosphor-icons/react/dist/csr/Broadcast';
import { ClipboardTextIcon } from '@phosphor-icons/react/dist/csr/ClipboardText';
import { ExamIcon } from '@phosphor-icons/react/dist/csr/Exam';
import { UserCheckIcon } from '@phosphor-icons/react/dist/csr/UserCheck';
import type { LearningDate } from '@stoa/api/schema';
import type { IconGlyph } from '@stoa/ui/icon';
import type { StatusProps } from '@stoa/ui/status';

type Kind = LearningDate['kind'];
type State = LearningDate['state'];

export const DATE_KINDS: Readonly<Record<Kind, { icon: IconGlyph; name: MessageDescriptor }>> = {
  assignment: {
    icon: ClipboardTextIcon,
    name: msg({
      message: 'Assignment',
      context: 'lesson',
      comment: 'A lesson in which something is handed in',
    }),
  },
  exam: { icon: ExamIcon, name: msg`Exam` },
  live: {
    icon: BroadcastIcon,
    name: msg({ message: 'Live session', comment: 'A lesson that is broadcast live' }),
  },
  attendance: {
    icon: UserCheckIcon,
    name: msg({ message: 'Attendance', context: 'date', comment: 'A meeting to which one checks in' }),
  },
};

/** What is said of a state beside the time. */
export const DATE_STATES: Readonly<Record<State, { tone: StatusProps['tone']; name: MessageDescriptor }>> = {
  upcoming: {
    tone: 'upcoming',
    name: msg({ message: 'Upcoming', context: 'date', comment: 'It has not begun yet' }),
  },
  open: { tone: 'live', name: msg({ message: 'Open', context: 'date', comment: 'It can be done now' }) },
  overdue: {
    tone: 'danger',
    name: msg({ message: 'Overdue', context: 'date', comment: 'It was due and can still be handed in' }),
  },
  over: {
    tone: 'neutral',
    name: msg({ message: 'Over', context: 'date', comment: 'It cannot be done any more' }),
  },
  done: {
    tone: 'success',
    name: msg({ message: 'Done', context: 'date', comment: 'It was handed in or attended' }),
  },
};
