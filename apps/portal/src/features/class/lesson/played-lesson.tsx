import { useLingui } from '@lingui/react/macro';
import type { ClassDetail, Lesson, LessonVideo } from '@stoa/api/schema';
import { RichText } from '@stoa/ui/rich-text';
import { Skeleton, SkeletonRegion } from '@stoa/ui/skeleton';
import { Text } from '@stoa/ui/text';
import { useMemo, useRef } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts';
import { LessonFooter } from './lesson-footer.tsx';
import { LessonNotices } from './lesson-notices.tsx';
import { useLessonNotes, usePlaceHandle, type PlaceHandle } from './notes/lesson-notes.tsx';
import type { PlayerHandle } from './player.tsx';
import { useLessonProgress } from './use-lesson-progress.ts';
import { usePlayer } from './use-player.ts';
import * as styles from './lesson.css.ts';

/** The same place to a person: nobody is moved by it. */
const SAME_SECONDS = 1;
/** Room for controls alone. */
const SOUND_RATIO = 7;

/** What is played in a lesson. */
export interface Played extends Pick<LessonVideo, 'url' | 'seconds' | 'captions'> {
  /** Left out of what is only heard. */
  picture?: Pick<LessonVideo, 'posterUrl' | 'width' | 'height' | 'streamUrl'>;
}

/** A lesson to be watched or listened to. It goes on at the exact second, and what is said can be read. */
export function PlayedLesson({
  detail,
  lesson,
  played,
}: {
  detail: ClassDetail;
  lesson: Lesson;
  played: Played;
}) {
  const loaded = usePlayer();
  const player = useRef<PlayerHandle>(null);
  const reported = useRef<number>(undefined);
  const progress = useLessonProgress({
    detail,
    lesson,
    // Where the player does not stand yet, it begins there.
    onMove: ({ positionSeconds }) => {
      const here = player.current?.seconds();
      if (positionSeconds !== null && here !== undefined && Math.abs(positionSeconds - here) > SAME_SECONDS)
        player.current?.seekTo(positionSeconds);
    },
    onLeave: () => notify(player.current?.seconds()),
  });
  const notes = useLessonNotes();
  const wanted = notes?.wanted?.place;
  const left = progress.position?.positionSeconds ?? 0;
  // Decided before the player is there: it begins where it is opened.
  const start = wanted?.kind === 'second' ? wanted.position : left;
  const isReady = progress.isReady && loaded !== undefined && !notes?.isWaiting;
  const opened = useRef(0);
  usePlaceHandle(
    useMemo(
      (): PlaceHandle | undefined =>
        isReady
          ? {
              kind: 'film',
              seconds: () => player.current?.seconds() ?? opened.current,
              seekTo: (seconds) => player.current?.seekTo(seconds),
            }
          : undefined,
      [isReady],
    ),
  );
  const notify = (seconds: number | undefined) => {
    if (seconds === undefined) return;
    const second = Math.floor(seconds);
    // Standing still is no news, and neither is the place where it was opened.
    if (second === (reported.current ?? Math.floor(start))) return;
    reported.current = second;
    progress.report(second, played.seconds > 0 ? Math.min(1, second / played.seconds) : 0);
  };
  return (
    <>
      <LessonNotices progress={progress} />
      <CaptionNote played={played} />
      <div className={styles.film}>
        {isReady ? (
          <loaded.Player
            title={lesson.title}
            played={played}
            startSeconds={start}
            onTime={notify}
            onPause={progress.pause}
            onEnded={progress.complete}
            ref={player}
          />
        ) : (
          <SkeletonRegion>
            <Skeleton
              shape="block"
              ratio={played.picture ? played.picture.width / played.picture.height : SOUND_RATIO}
            />
          </SkeletonRegion>
        )}
      </div>
      {lesson.body ? (
        <div className={styles.text}>
          <RichText document={lesson.body} />
        </div>
      ) : null}
      <LessonFooter detail={detail} lesson={lesson} progress={progress} />
    </>
  );
}

/** Says where what is spoken can be read in other languages only. */
function CaptionNote({ played: { captions, picture } }: { played: Played }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  if (captions.length === 0 || captions.some(({ lang }) => lang === language)) return null;
  const names = new Intl.ListFormat(i18n.locale).format(captions.map(({ lang }) => LANGUAGE_NAMES[lang]));
  return (
    <Text size="sm" tone="muted" className={styles.note}>
      {picture
        ? t`There are no captions in your language yet. You can read them in: ${names}`
        : t`There is no transcript in your language yet. You can read it in: ${names}`}
    </Text>
  );
}
