import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import type { ClassDetail, Lesson } from '@stoa/api/schema';
import type { LessonPosition } from '@stoa/machines/lesson-progress';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../../../app/session.tsx';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useBackOnline } from '../../../shared/use-back-online.ts';
import { lessonProgressOf } from './lesson-progress.actors.ts';
import { deviceId } from './local-position.ts';

/** What became of the learner's place. */
export type SaveState = 'fine' | 'offline' | 'signInNeeded' | 'failed';

/** The learner's place in a lesson, and what the lesson tells about it. */
export interface LessonProgress {
  /** Both memories have been compared: `position` is where to begin. */
  isReady: boolean;
  position: LessonPosition | null;
  /** Where another device is, while that is a question. */
  elsewhere: LessonPosition | null;
  saveState: SaveState;
  isCompleted: boolean;
  /** Whether the server keeps the place: for who learns here. */
  canComplete: boolean;
  /** @param positionSeconds null for a text */
  report: (positionSeconds: number | null, fraction: number) => void;
  complete: () => void;
  /** Saves now: the learner pauses or goes. */
  pause: () => void;
  retry: () => void;
  goElsewhere: () => void;
  stayHere: () => void;
}

export interface LessonProgressOptions {
  detail: ClassDetail;
  lesson: Lesson;
  /** Brings the lesson to a place. */
  onMove: (position: LessonPosition) => void;
  /** Tells a last place before the lesson is taken down. */
  onLeave: () => void;
}

const nowIso = () => new Date().toISOString();

/** Keeps the place in a lesson by its machine, as long as the lesson is shown. */
export function useLessonProgress({
  detail,
  lesson,
  onMove,
  onLeave,
}: LessonProgressOptions): LessonProgress {
  const api = useApi();
  const queryClient = useQueryClient();
  const lang = useLanguage();
  const { status, viewer } = useSession();
  const isDoneOnServer = detail.sections.some(({ lessons }) =>
    lessons.some(({ id, completed }) => id === lesson.id && completed),
  );
  const canComplete = detail.abilities.learn && viewer !== undefined;

  const facts = useRef({
    place: { schoolId: detail.schoolId, classId: detail.id, lang },
    viewerId: viewer?.user_id,
    isStored: false,
  });
  useLayoutEffect(() => {
    // Who looks at a finished lesson again is not asked about the end that they once reached.
    facts.current = {
      place: { schoolId: detail.schoolId, classId: detail.id, lang },
      viewerId: viewer?.user_id,
      isStored: canComplete && !isDoneOnServer,
    };
  });
  const [machine] = useState(() => lessonProgressOf({ api, queryClient, now: () => facts.current }));
  const [input] = useState(() => ({
    lessonId: lesson.id,
    deviceId: deviceId(),
    server: lesson.position?.completed ? null : lesson.position,
  }));
  const actor = useActorRef(machine, { input });

  const move = useEffectEvent(onMove);
  useEffect(() => {
    const { unsubscribe } = actor.on('position.changed', ({ position }) => move(position));
    return unsubscribe;
  }, [actor]);

  const leave = useEffectEvent(onLeave);
  // Before the machine is stopped, which an effect of its own does when the lesson is taken down.
  useLayoutEffect(() => {
    const notifyAndSave = () => {
      leave();
      actor.send({ type: 'lesson.paused' });
    };
    const onHidden = () => {
      if (document.visibilityState === 'hidden') notifyAndSave();
    };
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', notifyAndSave);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', notifyAndSave);
      notifyAndSave();
    };
  }, [actor]);

  useBackOnline(() => actor.send({ type: 'network.restored' }));
  useEffect(() => {
    if (status === 'signedIn') actor.send({ type: 'signIn.completed' });
  }, [actor, status]);

  const position = useSelector(actor, ({ context }) => context.position);
  return {
    isReady: useSelector(actor, (snapshot) => !snapshot.hasTag('opening')),
    position,
    elsewhere: useSelector(actor, (snapshot) =>
      snapshot.hasTag('furtherElsewhere') ? snapshot.context.elsewhere : null,
    ),
    saveState: useSelector(actor, (snapshot) =>
      snapshot.hasTag('offline')
        ? 'offline'
        : snapshot.hasTag('signInNeeded')
          ? 'signInNeeded'
          : snapshot.hasTag('failed')
            ? 'failed'
            : 'fine',
    ),
    isCompleted: isDoneOnServer || (canComplete && (position?.completed ?? false)),
    canComplete,
    report: (positionSeconds, fraction) =>
      actor.send({ type: 'progress.made', positionSeconds, fraction, at: nowIso() }),
    complete: () => {
      // Who says that a lesson is done does not wait for the question where to go on in it.
      if (actor.getSnapshot().hasTag('furtherElsewhere'))
        actor.send({ type: 'elsewhere.declined', at: nowIso() });
      actor.send({ type: 'lesson.completed', at: nowIso() });
    },
    pause: () => actor.send({ type: 'lesson.paused' }),
    retry: () => actor.send({ type: 'save.retried' }),
    goElsewhere: () => actor.send({ type: 'elsewhere.accepted' }),
    stayHere: () => actor.send({ type: 'elsewhere.declined', at: nowIso() }),
  };
}
