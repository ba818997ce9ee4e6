import { useLingui } from '@lingui/react/macro';
import { livePollsQuery, liveQuestionsQuery } from '@stoa/api/live-activity.queries';
import type { LiveSession } from '@stoa/api/schema';
import { Heading } from '@stoa/ui/heading';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import * as styles from './activity.css.ts';
import { PollsPanel } from './polls-panel.tsx';
import { QuestionsPanel } from './questions-panel.tsx';

/** What was asked and voted in a session that is over; nothing where nothing was. */
export function ActivityRecord({ live }: { live: LiveSession }) {
  const { t } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const { id: liveId, schoolId } = live;
  const polls = useQuery(livePollsQuery(api, { schoolId, liveId, lang }));
  const questions = useQuery(liveQuestionsQuery(api, { schoolId, liveId }));
  const props = { schoolId, liveId, canModerate: live.abilities.moderate, isOpen: false };
  const hasPolls = (polls.data?.items.length ?? 0) > 0;
  const hasQuestions = (questions.data?.items.length ?? 0) > 0;
  if (!hasPolls && !hasQuestions) return null;
  return (
    <div className={styles.record}>
      {hasPolls ? (
        <Section title={t({ message: 'Polls', context: 'live session' })}>
          <PollsPanel {...props} languages={[live.lang, ...live.languages]} />
        </Section>
      ) : null}
      {hasQuestions ? (
        <Section title={t({ message: 'Questions', context: 'live session' })}>
          <QuestionsPanel {...props} />
        </Section>
      ) : null}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading id={id} level={2} size="xl">
        {title}
      </Heading>
      {children}
    </section>
  );
}
