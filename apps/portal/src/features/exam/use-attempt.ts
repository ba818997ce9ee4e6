import { attemptPresenceQuery, attemptQuery, attemptsQuery, examQuery } from '@stoa/api/exam.queries';
import type { ExamAttempt, ExamMessage } from '@stoa/api/schema';
import type {
  AnnouncedMinutes,
  AttemptAnswer,
  AttemptProblemCode,
  FileAnswer,
  GivenAnswer,
} from '@stoa/machines/attempt';
import { laterByChanceMs } from '@stoa/machines/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../../app/session.tsx';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { randomId } from '../../app/random-id.ts';
import { useHeldPage } from '../../shared/auth/use-answering.ts';
import { useBackOnline } from '../../shared/use-back-online.ts';
import { provideAttempt } from './attempt.actors.ts';

/** Where the attempt stands, as the page shows it. */
export type AttemptStage = 'loading' | 'loadFailed' | 'answering' | 'review' | 'submitting' | 'submitted';
/** What has become of the last answers. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'signIn' | 'failed';

/** What the page knows of an attempt, and what it can ask for. */
export interface Attempt {
  stage: AttemptStage;
  save: SaveState;
  isConfirming: boolean;
  isElsewhere: boolean;
  isInOtherTab: boolean;
  problem: { code: AttemptProblemCode; requestId?: string } | null;
  answers: Readonly<Record<string, AttemptAnswer>>;
  /** Milliseconds since 1970, by the clock of this device. */
  endsAt: number;
  /** Minutes that a teacher has given to this person. */
  extraMinutes: number;
  /** Whether a teacher lets the time stand still. */
  isPaused: boolean;
  /** When a pause ends by itself; undefined while the time runs. */
  pauseEndsAt: string | undefined;
  /** What those who run the exam wrote, as far as it was not dismissed. */
  messages: readonly ExamMessage[];
  /** The announcement of the time that was made last; undefined once it was dismissed. */
  announced: AnnouncedMinutes | undefined;
  answer: (questionId: string, given: GivenAnswer) => void;
  /** Adds a file that was sent. */
  addFile: (questionId: string, file: FileAnswer) => void;
  flag: (questionId: string) => void;
  show: (questionId: string) => void;
  review: () => void;
  goBack: () => void;
  askToSubmit: () => void;
  cancelSubmit: () => void;
  submit: () => void;
  retry: () => void;
  dismissTab: () => void;
  dismissTime: () => void;
  dismissMessage: (id: string) => void;
}

/** How often the device tells that somebody is there, and hears how long the attempt goes on. */
const PRESENCE_MS = 20_000;
/** And while it is paused, so that it goes on soon after it may. */
const PAUSED_MS = 10_000;

/** Takes an attempt by its machine, for as long as its page is shown. */
export function useAttempt(schoolId: string, viewerId: string, attempt: ExamAttempt): Attempt {
  const api = useApi();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const { status } = useSession();
  const current = useRef(language);
  useEffect(() => {
    current.current = language;
  }, [language]);
  const [machine] = useState(() =>
    provideAttempt({ api, queryClient, schoolId, viewerId, language: () => current.current }),
  );
  const [deviceId] = useState(randomId);
  const actor = useActorRef(machine, { input: { attemptId: attempt.id, deviceId } });
  const [announced, setAnnounced] = useState<AnnouncedMinutes>();

  useEffect(() => {
    const { unsubscribe } = actor.on('time.announced', ({ minutes }) => setAnnounced(minutes));
    return unsubscribe;
  }, [actor]);
  useEffect(() => {
    const save = () => {
      if (document.visibilityState === 'hidden') actor.send({ type: 'page.hidden' });
    };
    const leave = () => actor.send({ type: 'page.hidden' });
    document.addEventListener('visibilitychange', save);
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', save);
      removeEventListener('pagehide', leave);
    };
  }, [actor]);
  // Whoever goes on to another page leaves nothing behind. In a layout effect: it ends before the machine is stopped.
  useLayoutEffect(() => () => actor.send({ type: 'page.hidden' }), [actor]);
  useEffect(() => {
    if (status === 'signedIn') actor.send({ type: 'signIn.completed' });
  }, [actor, status]);
  useBackOnline(() => actor.send({ type: 'network.restored' }));

  const stage = useSelector(actor, stageOf);
  // Whoever is signed out in the middle signs in beside it.
  useHeldPage(stage !== 'submitted');
  const isPaused = useSelector(actor, (snapshot) => snapshot.hasTag('paused'));
  const shown = useRef<string>(undefined);
  // A class begins an exam in the same moment: each device has a rhythm of its own.
  const [presenceMs] = useState(() => laterByChanceMs(PRESENCE_MS));
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const { data: time } = useQuery({
    ...attemptPresenceQuery(api, { schoolId, attemptId: attempt.id }, () => shown.current),
    enabled: stage === 'answering' || stage === 'review',
    refetchInterval: isPaused ? PAUSED_MS : presenceMs,
    // The end comes to tabs in the background as well.
    refetchIntervalInBackground: true,
  });
  useEffect(() => {
    if (time)
      actor.send({
        type: 'time.received',
        isRunning: time.status === 'running',
        isPaused: time.pausedAt !== null,
        deadline: Date.parse(time.deadline),
        serverTime: Date.parse(time.serverTime),
      });
  }, [actor, time]);
  // The page shows the result from what the server says now.
  const showResult = useEffectEvent(() => {
    const address = { schoolId, examId: attempt.examId, lang: language };
    void queryClient.invalidateQueries({ queryKey: examQuery(api, address).queryKey });
    void queryClient.invalidateQueries({ queryKey: attemptsQuery(api, address).queryKey });
    void queryClient.refetchQueries({
      queryKey: attemptQuery(api, { schoolId, attemptId: attempt.id, lang: language }).queryKey,
    });
  });
  useEffect(() => {
    if (stage === 'submitted') showResult();
  }, [stage]);

  const now = () => new Date().toISOString();
  return {
    stage,
    announced,
    save: useSelector(actor, saveOf),
    extraMinutes: time?.extraMinutes ?? 0,
    isPaused,
    pauseEndsAt: time ? time.pauseEndsAt : attempt.pauseEndsAt,
    messages: (time?.messages ?? []).filter(({ id }) => !dismissed.includes(id)),
    isConfirming: useSelector(actor, (snapshot) => snapshot.hasTag('confirming')),
    isElsewhere: useSelector(actor, ({ context }) => context.isElsewhere),
    isInOtherTab: useSelector(actor, (snapshot) => snapshot.hasTag('otherTab')),
    problem: useSelector(actor, ({ context }) => context.problem),
    answers: useSelector(actor, ({ context }) => context.answers),
    endsAt: useSelector(actor, ({ context }) => context.deadline - context.skewMs),
    answer: (questionId, given) => actor.send({ type: 'answer.changed', questionId, ...given, at: now() }),
    addFile: (questionId, file) => {
      // What was changed while it was sent stays.
      const files = actor.getSnapshot().context.answers[questionId]?.files ?? [];
      actor.send({
        type: 'answer.changed',
        questionId,
        choice: [],
        text: '',
        files: [...files, file],
        at: now(),
      });
    },
    flag: (questionId) => actor.send({ type: 'flag.toggled', questionId, at: now() }),
    show: (questionId) => {
      shown.current = questionId;
      actor.send({ type: 'question.shown', questionId });
    },
    review: () => actor.send({ type: 'review.opened' }),
    goBack: () => actor.send({ type: 'review.closed' }),
    askToSubmit: () => actor.send({ type: 'submit.asked' }),
    cancelSubmit: () => actor.send({ type: 'submit.cancelled' }),
    submit: () => actor.send({ type: 'submit.confirmed' }),
    retry: () => actor.send({ type: stage === 'loadFailed' ? 'load.retried' : 'save.retried' }),
    dismissTab: () => actor.send({ type: 'tab.dismissed' }),
    dismissTime: () => setAnnounced(undefined),
    dismissMessage: (id) => setDismissed((before) => [...before, id]),
  };
}

interface Tagged {
  hasTag: (
    tag:
      | 'loading'
      | 'loadFailed'
      | 'submitting'
      | 'submitted'
      | 'review'
      | 'saved'
      | 'offline'
      | 'signInNeeded'
      | 'failed',
  ) => boolean;
}

function stageOf(snapshot: Tagged): AttemptStage {
  if (snapshot.hasTag('loadFailed')) return 'loadFailed';
  if (snapshot.hasTag('loading')) return 'loading';
  if (snapshot.hasTag('submitting')) return 'submitting';
  if (snapshot.hasTag('submitted')) return 'submitted';
  return snapshot.hasTag('review') ? 'review' : 'answering';
}

function saveOf(snapshot: Tagged): SaveState {
  if (snapshot.hasTag('offline')) return 'offline';
  if (snapshot.hasTag('signInNeeded')) return 'signIn';
  if (snapshot.hasTag('failed')) return 'failed';
  return snapshot.hasTag('saved') ? 'saved' : 'saving';
}
