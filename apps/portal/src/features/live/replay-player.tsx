import { useLingui } from '@lingui/react/macro';
import { listLiveMessages } from '@stoa/api/live-chat.calls';
import { liveReplayQuery } from '@stoa/api/live-replay.queries';
import type { LiveMessage, LiveSession } from '@stoa/api/schema';
import { Heading } from '@stoa/ui/heading';
import { Transcript } from '@stoa/ui/transcript';
import { VideoPlayer, type VideoPlayerHandle } from '@stoa/ui/video-player';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag } from '../../i18n/languages.ts';
import { formatNumber } from '../../shared/format.ts';
import {
  byPageLanguage,
  chooseCaptions,
  storeSettings,
  readSettings,
} from '../../shared/player/player-settings.ts';
import { usePlayerLabels } from '../../shared/player/player-labels.ts';
import { attachStream } from '../../shared/player/attach-stream.ts';
import { placeInReplay, type ReplayPart } from './replay-chat.ts';
import * as styles from './live.css.ts';

/** More of a chat is not read. */
const MESSAGES_MAX = 2000;

interface Chapter {
  title: string;
  startSeconds: number;
}

/** The recording of a session with its captions, its chapters and what was written in the chat. */
export function ReplayPlayer({
  live,
  url,
  fallback,
}: {
  live: LiveSession;
  url: string;
  fallback: ReactNode;
}) {
  const { schoolId, id: liveId } = live;
  const options = liveReplayQuery(useApi(), { schoolId, liveId, lang: useLanguage() });
  const { data, isPending } = useQuery({ ...options, retry: 1, staleTime: Infinity });
  // What is known of it comes with the first picture; without an answer it plays all the same.
  if (isPending) return fallback;
  return (
    <Replay
      live={live}
      url={url}
      captions={data?.captions ?? []}
      chapters={data?.chapters ?? []}
      parts={data?.chat ?? []}
    />
  );
}

function Replay({
  live,
  url,
  captions: given,
  chapters,
  parts,
}: {
  live: LiveSession;
  url: string;
  captions: readonly { lang: LiveSession['lang']; label: string; url: string }[];
  chapters: readonly Chapter[];
  parts: readonly ReplayPart[];
}) {
  const labels = usePlayerLabels();
  const pageTag = toTag(useLanguage());
  const player = useRef<VideoPlayerHandle>(null);
  const [seconds, setSeconds] = useState(0);
  // A later answer has a fresh signature: what is playing needs none.
  const [first] = useState({ url, given });
  const [settings] = useState(readSettings);
  const tracks = useMemo(
    () =>
      byPageLanguage(
        first.given.map((one) => ({ src: one.url, lang: toTag(one.lang), name: one.label })),
        pageTag,
      ),
    [first.given, pageTag],
  );
  const [captions] = useState(() =>
    chooseCaptions(
      tracks.map(({ lang }) => lang),
      pageTag,
      settings.captions,
    ),
  );
  const [attach] = useState(() => (video: HTMLVideoElement) => attachStream(video, first.url));
  const seekTo = (to: number) => player.current?.seekTo(to);
  return (
    <>
      <VideoPlayer
        title={live.title}
        src={first.url}
        attach={attach}
        labels={labels}
        tracks={tracks}
        chapters={chapters}
        captions={captions}
        onTime={setSeconds}
        onCaptionsChange={(lang) => storeSettings({ captions: lang })}
        ref={player}
      />
      <Chapters chapters={chapters} seconds={seconds} onSeek={seekTo} />
      {parts.length > 0 ? <ReplayChat live={live} parts={parts} seconds={seconds} onSeek={seekTo} /> : null}
    </>
  );
}

interface BesideProps {
  seconds: number;
  onSeek: (seconds: number) => void;
}

/** The chapters: where one is, and a way to each. */
function Chapters({ chapters, seconds, onSeek }: BesideProps & { chapters: readonly Chapter[] }) {
  const { t } = useLingui();
  const foundLabel = useFoundLabel();
  if (chapters.length === 0) return null;
  return (
    <Beside title={t({ message: 'Chapters', comment: 'Heading: parts of a recording' })}>
      <Transcript
        cues={chapters.map(({ title, startSeconds }, index) => ({
          id: String(index),
          startSeconds,
          endSeconds: chapters[index + 1]?.startSeconds ?? Infinity,
          text: title,
        }))}
        currentSeconds={seconds}
        onSeek={onSeek}
        searchLabel={t`Search the chapters`}
        foundLabel={foundLabel}
      />
    </Beside>
  );
}

/** What was written while it was live, as far as it belongs to what is shown. */
function ReplayChat({
  live: { schoolId, id: liveId },
  parts,
  seconds,
  onSeek,
}: BesideProps & { live: LiveSession; parts: readonly ReplayPart[] }) {
  const { t } = useLingui();
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ['replay-chat', schoolId, liveId],
    queryFn: async ({ signal }) => {
      const messages: LiveMessage[] = [];
      let before: number | undefined;
      do {
        const { items, next } = await listLiveMessages(api, { schoolId, liveId, before, signal });
        messages.unshift(...items);
        before = next ?? undefined;
      } while (before !== undefined && messages.length < MESSAGES_MAX);
      return messages;
    },
    staleTime: Infinity,
    retry: 1,
  });
  const cues = useMemo(
    () =>
      data.flatMap((message) => {
        const place = placeInReplay(message, parts);
        if (place === undefined) return [];
        const text = `${message.author.name}: ${message.text}`;
        return [{ id: message.id, startSeconds: place, endSeconds: place, text }];
      }),
    [data, parts],
  );
  const foundLabel = useFoundLabel();
  if (cues.length === 0) return null;
  return (
    <Beside
      title={t({ message: 'Chat', context: 'replay', comment: 'Heading: what was written in a session' })}
    >
      <Transcript
        cues={cues}
        currentSeconds={seconds}
        onSeek={onSeek}
        searchLabel={t`Search the chat`}
        foundLabel={foundLabel}
      />
    </Beside>
  );
}

function useFoundLabel(): (count: number) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (count) => {
    const text = formatNumber(count, language);
    return t({ message: `Found: ${text}`, comment: 'How many lines a search found' });
  };
}

function Beside({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.beside}>
      <Heading id={id} level={2} size="lg">
        {title}
      </Heading>
      {children}
    </section>
  );
}
