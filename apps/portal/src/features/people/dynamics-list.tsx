import { useLingui } from '@lingui/react/macro';
import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/csr/Megaphone';
import { SignInIcon } from '@phosphor-icons/react/dist/csr/SignIn';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { ResourceType } from '@stoa/api/enums';
import type { DynamicEntry, DynamicKind } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Timeline, type TimelineEntry } from '@stoa/ui/timeline';
import { entriesHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { LocalTime } from '../../shared/local-time.tsx';
import { GrowingListEnd } from '../../shared/growing-list-end.tsx';
import * as styles from './people.css.ts';
import { tabHref } from './space-address.ts';
import { dynamicsPage } from './space-queries.ts';
import { useGrowingList } from '../../shared/use-growing-list.ts';

const ICONS = {
  enrolled: BookOpenIcon,
  completedLesson: CheckIcon,
  published: MegaphoneIcon,
  followed: UserPlusIcon,
  joinedSchool: SignInIcon,
} satisfies Record<DynamicKind, TimelineEntry['icon']>;

/** Nothing to say beside the date: all of it is over. */
const NO_STATES = { done: '', now: '', ahead: '' };

export interface TabProps {
  schoolId: string;
  userId: string;
  isSelf: boolean;
}

/** What somebody did, the latest first, a page more at a time. */
export function DynamicsList({ schoolId, userId, isSelf }: TabProps) {
  const { t } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const list = useGrowingList((cursor) => dynamicsPage(api, { schoolId, userId, lang }, cursor));
  const titleOf = useEntryTitle();
  return (
    <Loaded query={list.first} rows={5}>
      {() => (
        <div className={styles.list}>
          <Timeline
            label={t({ message: 'Activity', comment: 'Tab of a personal space: what somebody did' })}
            headingLevel={2}
            stateLabels={NO_STATES}
            empty={
              <EmptyState
                title={t`No activity yet`}
                action={
                  isSelf ? (
                    <LinkButton href={entriesHref(schoolId, { type: ResourceType.Class })}>
                      {t`Find a class`}
                    </LinkButton>
                  ) : undefined
                }
              >
                {isSelf ? t`Classes you join and lessons you finish appear here.` : null}
              </EmptyState>
            }
            entries={list.items.map((entry) => ({
              id: entry.id,
              title: titleOf(entry),
              icon: ICONS[entry.kind],
              time: <LocalTime instant={entry.at} />,
              state: 'done',
              href: entry.person
                ? tabHref(schoolId, 'dynamics', { userId: entry.person.id })
                : entry.resource?.url,
            }))}
          />
          <GrowingListEnd list={list} label={t`Show earlier activity`} />
        </div>
      )}
    </Loaded>
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
