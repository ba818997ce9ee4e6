import { useLingui } from '@lingui/react/macro';
import { MicrophoneIcon } from '@phosphor-icons/react/dist/csr/Microphone';
import { MicrophoneSlashIcon } from '@phosphor-icons/react/dist/csr/MicrophoneSlash';
import { ScreencastIcon } from '@phosphor-icons/react/dist/csr/Screencast';
import { VideoCameraIcon } from '@phosphor-icons/react/dist/csr/VideoCamera';
import { VideoCameraSlashIcon } from '@phosphor-icons/react/dist/csr/VideoCameraSlash';
import type { LiveSession } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { Select, SelectItem } from '@stoa/ui/select';
import { Status } from '@stoa/ui/status';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useBlocker } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { liveHref, schoolHref } from '../../app/links.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag } from '../../i18n/languages.ts';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { cx } from '../../shared/cx.ts';
import { formatCount } from '../../shared/format.ts';
import { ChatPanel } from '../../shared/live-chat/chat-panel.tsx';
import { padded, page } from '../../shared/page.css.ts';
import { HOST_TITLE } from './live-host-title.ts';
import { LIVE_HOST_MESSAGES } from './live-host-messages.ts';
import * as styles from './live-host.css.ts';
import { MicrophoneLevel } from './microphone-level.tsx';
import { ObsPanel } from './obs-panel.tsx';
import type { Studio } from './studio.ts';
import { useLiveHost, type LiveHostActor } from './use-live-host.ts';

type Tag = Parameters<ReturnType<LiveHostActor['getSnapshot']>['hasTag']>[0];
const useTag = (actor: LiveHostActor, tag: Tag): boolean =>
  useSelector(actor, (snapshot) => snapshot.hasTag(tag));

/** Where a session is held: camera, microphone and screen are tried, and sent to everybody who watches. */
export function HostPage({ live }: { live: LiveSession }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { schoolId, id } = live;
  const { viewer } = useSession();
  const { actor, studio } = useLiveHost(schoolId, id);
  const isOnAir = useTag(actor, 'onAir');
  const isOver = useTag(actor, 'over');
  const isTakenOver = useTag(actor, 'takenOver');
  const isRefused = useTag(actor, 'refused');
  return (
    <article className={cx(page, padded)}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: t`Home`, href: schoolHref(schoolId) },
          { id: 'session', label: live.title, href: liveHref(schoolId, id) },
          { id: 'page', label: i18n._(HOST_TITLE) },
        ]}
      />
      <header className={styles.head}>
        <div className={styles.marks}>
          <Status tone={isOnAir ? 'live' : 'neutral'} isPulsing={isOnAir}>
            {isOnAir
              ? t({ message: 'You are live', comment: 'Told to the host' })
              : t({ message: 'Not live', comment: 'Told to the host' })}
          </Status>
        </div>
        <Heading level={1} size="3xl" lang={live.lang === language ? undefined : toTag(live.lang)}>
          <UserText>{live.title}</UserText>
        </Heading>
      </header>
      <Messages actor={actor} isRefused={isRefused} />
      <div className={styles.desk}>
        <div className={styles.work}>
          {isOver ? (
            <EmptyState
              title={t`The session has ended`}
              action={
                <LinkButton variant="primary" href={liveHref(schoolId, id)}>
                  {t`View session`}
                </LinkButton>
              }
            >
              {live.recording ? t`The recording is on the session page.` : null}
            </EmptyState>
          ) : isTakenOver ? (
            <EmptyState
              title={t`This session is live somewhere else`}
              action={
                <Button variant="primary" onPress={() => actor.send({ type: 'live.requested' })}>
                  {t`Go live here instead`}
                </Button>
              }
            >
              {t`Someone has gone live in another tab or on another device. Only the newest is seen.`}
            </EmptyState>
          ) : isRefused ? (
            <Refused actor={actor} />
          ) : (
            <StudioView actor={actor} studio={studio} />
          )}
          {isOver || isOnAir ? null : <ObsPanel live={live} />}
        </div>
        <ChatPanel
          schoolId={schoolId}
          liveId={id}
          viewerId={viewer?.user_id}
          address={liveHref(schoolId, id)}
          languages={[live.lang, ...live.languages]}
        />
      </div>
      <EndDialog actor={actor} />
      <LeaveDialog isOnAir={isOnAir} />
    </article>
  );
}

/** What went wrong, and what is being done about it. */
function Messages({ actor, isRefused }: { actor: LiveHostActor; isRefused: boolean }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const problem = useSelector(actor, ({ context }) => context.problem);
  const unsentSeconds = useSelector(actor, ({ context }) => context.unsentSeconds);
  const isConfirming = useTag(actor, 'confirming');
  const seconds = formatCount(unsentSeconds, language);
  if ((!problem || isRefused || isConfirming) && unsentSeconds === 0) return null;
  return (
    <div className={styles.messages}>
      {unsentSeconds > 0 ? (
        <Banner tone="warning" announce="polite" title={t`Connection lost`}>
          {t({
            message: `Keep going. Your stream is saved and sent once you are back online. Saved: ${seconds} s`,
            comment: 's: seconds',
          })}
        </Banner>
      ) : null}
      {problem && !isRefused ? (
        <Banner
          tone="danger"
          announce="assertive"
          onDismiss={() => actor.send({ type: 'problem.dismissed' })}
        >
          {i18n._(messageOf(LIVE_HOST_MESSAGES, problem.code))}
        </Banner>
      ) : null}
    </div>
  );
}

function Refused({ actor }: { actor: LiveHostActor }) {
  const { t, i18n } = useLingui();
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <EmptyState
      kind="locked"
      title={t`Camera and microphone cannot be used`}
      action={
        <Button variant="primary" onPress={() => actor.send({ type: 'devices.retried' })}>
          {t`Try again`}
        </Button>
      }
    >
      {problem ? i18n._(messageOf(LIVE_HOST_MESSAGES, problem.code)) : null}
    </EmptyState>
  );
}

/** What viewers see, and what it is made with. */
function StudioView({ actor, studio }: { actor: LiveHostActor; studio: Studio }) {
  const { t } = useLingui();
  const { cameraId, microphoneId, cameras, microphones } = useSelector(actor, ({ context }) => context);
  const isOpening = useTag(actor, 'opening');
  const isOnAir = useTag(actor, 'onAir');
  const hasScreen = useTag(actor, 'screen');
  return (
    <div className={styles.studio}>
      <div className={styles.stage}>
        <Preview studio={studio}>
          {isOpening
            ? t`Your browser asks whether this page may use camera and microphone.`
            : t`There is no camera: viewers hear you alone.`}
        </Preview>
        <Switches actor={actor} />
      </div>
      <div className={styles.settings}>
        <Text tone="muted" size="sm">
          {isOnAir
            ? hasScreen
              ? t`Viewers see your screen.`
              : t`Viewers see and hear you.`
            : t`Nobody sees you until you go live. Say something and watch the level.`}
        </Text>
        <Select
          label={t`Camera`}
          isDisabled={cameras.length === 0}
          placeholder={t({ message: 'None', context: 'device' })}
          value={cameraId}
          onChange={(id) => actor.send({ type: 'camera.chosen', id: String(id) })}
        >
          {cameras.map(({ id, label }) => (
            <SelectItem key={id} id={id}>
              {label}
            </SelectItem>
          ))}
        </Select>
        <Select
          label={t`Microphone`}
          isDisabled={microphones.length === 0}
          placeholder={t({ message: 'None', context: 'device' })}
          value={microphoneId}
          onChange={(id) => actor.send({ type: 'microphone.chosen', id: String(id) })}
        >
          {microphones.map(({ id, label }) => (
            <SelectItem key={id} id={id}>
              {label}
            </SelectItem>
          ))}
        </Select>
        <div className={styles.meter}>
          <Text size="sm" weight="medium">{t`Microphone level`}</Text>
          <MicrophoneLevel studio={studio} />
        </div>
      </div>
    </div>
  );
}

function Preview({ studio, children }: { studio: Studio; children: ReactNode }) {
  const { t } = useLingui();
  const stream = useSyncExternalStore(studio.subscribe, studio.preview, () => undefined);
  return (
    <Surface radius="lg" className={styles.frame}>
      {stream ? (
        <video
          key={stream.id}
          ref={(video) => {
            if (video) video.srcObject = stream;
          }}
          className={styles.preview}
          aria-label={t`What viewers see`}
          autoPlay
          muted
          playsInline
        />
      ) : (
        <div className={styles.noPicture}>
          <Text tone="muted">{children}</Text>
        </div>
      )}
    </Surface>
  );
}

function Switches({ actor }: { actor: LiveHostActor }) {
  const { t } = useLingui();
  const { isCameraOn, isMicrophoneOn } = useSelector(actor, ({ context }) => context);
  const isOpening = useTag(actor, 'opening');
  const isStarting = useTag(actor, 'starting');
  const isOnAir = useTag(actor, 'onAir');
  const isEnding = useTag(actor, 'ending');
  const hasScreen = useTag(actor, 'screen');
  return (
    <div className={styles.actions}>
      {isOnAir ? (
        <Button variant="danger" isPending={isEnding} onPress={() => actor.send({ type: 'end.requested' })}>
          {t`End session`}
        </Button>
      ) : (
        <Button
          variant="primary"
          isDisabled={isOpening}
          isPending={isStarting}
          onPress={() => actor.send({ type: 'live.requested' })}
        >
          {t({ message: 'Go live', context: 'button' })}
        </Button>
      )}
      <Button
        icon={isMicrophoneOn ? MicrophoneIcon : MicrophoneSlashIcon}
        onPress={() => actor.send({ type: 'microphone.toggled' })}
      >
        {isMicrophoneOn ? t`Turn microphone off` : t`Turn microphone on`}
      </Button>
      <Button
        icon={isCameraOn ? VideoCameraIcon : VideoCameraSlashIcon}
        onPress={() => actor.send({ type: 'camera.toggled' })}
      >
        {isCameraOn ? t`Turn camera off` : t`Turn camera on`}
      </Button>
      <Button
        icon={ScreencastIcon}
        isDisabled={isOpening}
        onPress={() => actor.send({ type: hasScreen ? 'screen.stopRequested' : 'screen.requested' })}
      >
        {hasScreen ? t`Stop sharing` : t`Share screen`}
      </Button>
    </div>
  );
}

function EndDialog({ actor }: { actor: LiveHostActor }) {
  const { t } = useLingui();
  const isConfirming = useTag(actor, 'confirming');
  const isEnding = useTag(actor, 'ending');
  return (
    <AlertDialog
      isOpen={isConfirming || isEnding}
      tone="danger"
      title={t`End this session for everyone?`}
      confirmLabel={t`End session`}
      cancelLabel={t`Stay live`}
      isPending={isEnding}
      onConfirm={() => actor.send({ type: 'end.confirmed' })}
      onCancel={() => actor.send({ type: 'end.cancelled' })}
    >
      {t`It cannot be started again.`}
    </AlertDialog>
  );
}

/** Asks before a host leaves those who watch. */
function LeaveDialog({ isOnAir }: { isOnAir: boolean }) {
  const { t } = useLingui();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isOnAir && current.pathname !== next.pathname,
    enableBeforeUnload: isOnAir,
    withResolver: true,
  });
  return (
    <AlertDialog
      isOpen={blocker.status === 'blocked'}
      tone="danger"
      title={t`Leave while you are live?`}
      confirmLabel={t`Leave`}
      cancelLabel={t`Stay`}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t`Viewers see nothing until you go live again. The session does not end.`}
    </AlertDialog>
  );
}
