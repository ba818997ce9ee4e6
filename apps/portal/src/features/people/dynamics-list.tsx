import { useLingui } from '@lingui/react/macro';
import { ResourceType } from '@stoa/api/enums';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { entriesHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { GrowingListEnd } from '../../shared/growing-list-end.tsx';
import { DynamicsTimeline } from './dynamics-timeline.tsx';
import * as styles from './people.css.ts';
import { dynamicsPage } from './space-queries.ts';
import { useGrowingList } from '../../shared/use-growing-list.ts';

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
  return (
    <Loaded query={list.first} rows={5}>
      {() => (
        <div className={styles.list}>
          <DynamicsTimeline
            schoolId={schoolId}
            label={t({ message: 'Activity', comment: 'Tab of a personal space: what somebody did' })}
            entries={list.items}
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
          />
          <GrowingListEnd list={list} label={t`Show earlier activity`} />
        </div>
      )}
    </Loaded>
  );
}
