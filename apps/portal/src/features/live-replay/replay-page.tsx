import { useLingui } from '@lingui/react/macro';
import { liveReplayEditQuery } from '@stoa/api/live-replay.queries';
import type { LiveReplayEdit, LiveSession } from '@stoa/api/schema';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { PageHeader } from '@stoa/ui/page-header';
import { Text } from '@stoa/ui/text';
import { VideoPlayer } from '@stoa/ui/video-player';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { schoolHref } from '../../app/links.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { useFilm } from '../../shared/captions/film.ts';
import { LeaveDialog } from '../../shared/leaving/leave-dialog.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { attachStream } from '../../shared/player/attach-stream.ts';
import { usePlayerLabels } from '../../shared/player/player-labels.ts';
import { CaptionsEditor } from './captions-editor.tsx';
import { CutEditor } from './cut-editor.tsx';
import { REPLAY_TITLE } from './replay-messages.ts';
import * as styles from './live-replay.css.ts';

/** What viewers are shown of a recording: its ends, its chapters, its captions. */
export function ReplayPage({ live, schoolName }: { live: LiveSession; schoolName: string }) {
  useMessages('hosting');
  useMessages('captions');
  // The words of the player and of the question before one leaves.
  useMessages('class');
  useMessages('schools');
  const { t, i18n } = useLingui();
  const { schoolId, id: liveId } = live;
  const query = useQuery({
    ...liveReplayEditQuery(useApi(), { schoolId, liveId }),
    retry: false,
    // What is typed stays until it is saved.
    staleTime: Infinity,
  });
  const title = i18n._(REPLAY_TITLE);
  return (
    <article className={styles.layout}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: schoolName, href: schoolHref(schoolId) },
          { id: 'live', label: live.title, href: live.url },
          { id: 'page', label: title },
        ]}
      />
      <PageHeader title={title} text={live.title} />
      <Loaded query={query} rows={6}>
        {(edit) => <Editor live={live} edit={edit} />}
      </Loaded>
    </article>
  );
}

function Editor({ live, edit }: { live: LiveSession; edit: LiveReplayEdit }) {
  const { t } = useLingui();
  const labels = usePlayerLabels();
  const { film, ...player } = useFilm();
  // A later answer has a fresh signature: what is playing needs none.
  const [url] = useState(edit.videoUrl);
  const attach = useCallback((video: HTMLVideoElement) => attachStream(video, url), [url]);
  const [isCutUnsaved, setIsCutUnsaved] = useState(false);
  const [areCuesUnsaved, setAreCuesUnsaved] = useState(false);
  return (
    <div className={styles.beside}>
      <div className={styles.film}>
        <VideoPlayer title={live.title} src={url} attach={attach} labels={labels} {...player} />
        <Text size="sm" tone="muted">
          {t`This is the whole recording. Only people who hold this session see the parts that you cut off.`}
        </Text>
      </div>
      <div className={styles.parts}>
        <CutEditor live={live} edit={edit} film={film} onUnsaved={setIsCutUnsaved} />
        <CaptionsEditor live={live} edit={edit} film={film} onUnsaved={setAreCuesUnsaved} />
      </div>
      <LeaveDialog isUnsaved={isCutUnsaved || areCuesUnsaved} />
    </div>
  );
}
