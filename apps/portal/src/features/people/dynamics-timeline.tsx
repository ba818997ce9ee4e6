import { useLingui } from '@lingui/react/macro';
import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/csr/Megaphone';
import { SignInIcon } from '@phosphor-icons/react/dist/csr/SignIn';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import type { DynamicEntry, DynamicKind, FeedEntry, Person } from '@stoa/api/schema';
import { Avatar } from '@stoa/ui/avatar';
import { Timeline, type TimelineEntry } from '@stoa/ui/timeline';
import type { ReactNode } from 'react';
import { spaceHref } from '../../app/links.ts';

import { PersonName } from '../../shared/person-name.tsx';
import { RelativeTime } from '../../shared/relative-time.tsx';
import * as styles from './people.css.ts';

const ICONS = {
  enrolled: BookOpenIcon,
  completedLesson: CheckIcon,
  published: MegaphoneIcon,
  followed: UserPlusIcon,
  joinedSchool: SignInIcon,
} satisfies Record<DynamicKind, TimelineEntry['icon']>;

/** Nothing to say beside the date: all of it is over. */
const NO_STATES = { done: '', now: '', ahead: '' };

interface DynamicsTimelineProps {
  schoolId: string;
  label: string;
  /** What people did; in a feed with who did it. */
  entries: readonly (DynamicEntry & Partial<Pick<FeedEntry, 'by'>>)[];
  empty: ReactNode;
}

/** What people did, each in a sentence with its time. */
export function DynamicsTimeline({ schoolId, label, entries, empty }: DynamicsTimelineProps) {
  const titleOf = useEntryTitle();
  return (
    <Timeline
      label={label}
      headingLevel={2}
      stateLabels={NO_STATES}
      empty={empty}
      entries={entries.map((entry) => ({
        id: entry.id,
        title: titleOf(entry),
        icon: ICONS[entry.kind],
        time: entry.by ? (
          <DoneBy schoolId={schoolId} person={entry.by} at={entry.at} />
        ) : (
          <RelativeTime instant={entry.at} />
        ),
        state: 'done',
        href: entry.person ? spaceHref(schoolId, entry.person.id) : entry.resource?.url,
      }))}
    />
  );
}

/** Who did it, and when. */
function DoneBy({ schoolId, person, at }: { schoolId: string; person: Person; at: string }) {
  return (
    <span className={styles.doneBy}>
      <Avatar name={person.name} src={person.avatarUrl} size="xs" />
      <PersonName name={person.name} href={spaceHref(schoolId, person.id)} />
      <RelativeTime instant={at} />
    </span>
  );
}

/** What happened, in a sentence. */
function useEntryTitle() {
  const { t } = useLingui();
  return ({ kind, resource, lesson, person }: DynamicEntry): string => {
    const title = resource?.title ?? '';
    const lessonTitle = lesson?.title ?? '';
    const name = person?.name ?? '';
    switch (kind) {
      case 'enrolled':
        return t`Joined the class “${title}”`;
      case 'completedLesson':
        return t`Finished the lesson “${lessonTitle}” in “${title}”`;
      case 'published':
        return t`Published “${title}”`;
      case 'followed':
        return t`Followed ${name}`;
      case 'joinedSchool':
        return t`Joined the school`;
    }
  };
}
