import { useLingui } from '@lingui/react/macro';
import { livePollsQuery } from '@stoa/api/live-activity.queries';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { Language } from '../../i18n/languages.ts';
import { PollsPanel } from './activity/polls-panel.tsx';
import { QuestionsPanel } from './activity/questions-panel.tsx';
import * as activityStyles from './activity/activity.css.ts';
import { LiveChat } from './live-chat.tsx';
import { useLiveChat } from './use-live-chat.ts';

type View = 'chat' | 'questions' | 'polls';

export interface LiveRoomProps {
  schoolId: string;
  liveId: string;
  viewerId: string;
  /** Languages of the session, the main one first. */
  languages: readonly Language[];
}

/** The room of a session, for somebody who is signed in: chat, questions and polls over one line. */
export function LiveRoom({ schoolId, liveId, viewerId, languages }: LiveRoomProps) {
  const { t } = useLingui();
  const actor = useLiveChat(schoolId, liveId, viewerId);
  const [view, setView] = useState<View>('chat');
  const canModerate = useSelector(actor, ({ context }) => context.room?.canModerate ?? false);
  const isInside = useSelector(actor, ({ context }) => context.room !== null);
  const isOver = useSelector(actor, (snapshot) => snapshot.hasTag('over') || snapshot.hasTag('refused'));
  const polls = useQuery({
    ...livePollsQuery(useApi(), { schoolId, liveId, lang: useLanguage() }),
    enabled: isInside,
  });
  const isAsked =
    isInside &&
    !isOver &&
    !canModerate &&
    (polls.data?.items.some(({ state, choices }) => state === 'open' && choices.length === 0) ?? false);
  const props = { schoolId, liveId, canModerate, isOpen: isInside && !isOver };
  return (
    <>
      <SegmentedControl
        label={t({ message: 'Show', context: 'live session', comment: 'Names the choice of what is shown' })}
        isFullWidth
        value={view}
        onChange={setView}
        segments={[
          { value: 'chat', label: t({ message: 'Chat', context: 'live session' }) },
          { value: 'questions', label: t({ message: 'Questions', context: 'live session' }) },
          { value: 'polls', label: t({ message: 'Polls', context: 'live session' }) },
        ]}
      />
      {isAsked && view !== 'polls' ? (
        <Banner
          tone="info"
          announce="polite"
          action={
            <Button size="sm" onPress={() => setView('polls')}>
              {t({ message: 'Vote', comment: 'Button: sends a choice in a poll' })}
            </Button>
          }
        >
          {t`A poll is open.`}
        </Banner>
      ) : null}
      {/* Kept: what was typed, and where one was. */}
      <div className={activityStyles.view} hidden={view !== 'chat'}>
        <LiveChat actor={actor} schoolId={schoolId} liveId={liveId} viewerId={viewerId} />
      </div>
      <div className={activityStyles.view} hidden={view !== 'questions'}>
        {isInside ? <QuestionsPanel {...props} /> : null}
      </div>
      <div className={activityStyles.view} hidden={view !== 'polls'}>
        {isInside ? <PollsPanel {...props} languages={languages} /> : null}
      </div>
    </>
  );
}
