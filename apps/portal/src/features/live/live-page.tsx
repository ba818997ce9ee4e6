import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { BellSlashIcon } from '@phosphor-icons/react/dist/csr/BellSlash';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus';
import { ResourceType } from '@stoa/api/resource-type';
import { liveCalendarHref } from '@stoa/api/live.queries';
import type { LiveSession } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Banner } from '@stoa/ui/banner';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { Button, LinkButton } from '@stoa/ui/button';
import { FactList, type Fact } from '@stoa/ui/fact-list';
import { Heading } from '@stoa/ui/heading';
import { Image } from '@stoa/ui/image';
import { MetaLine, MetaPerson } from '@stoa/ui/meta-line';
import { Status } from '@stoa/ui/status';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useSelector } from '@xstate/react';
import { Suspense, useState, type ReactNode } from 'react';
import { useSession } from '../../app/session.tsx';
import { entriesHref, hrefTo, schoolHref, signInHref } from '../../app/links.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LANGUAGE_NAMES, toIntlTag, toTag } from '../../i18n/languages.ts';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { cx } from '../../shared/cx.ts';
import { formatCount, formatMinutes } from '../../shared/format.ts';
import { ChatPanel } from '../../shared/live-chat/chat-panel.tsx';
import { Offer } from '../../shared/offer/offer.tsx';
import { LocalTime, LocalZone } from '../../shared/local-time.tsx';
import { padded, page } from '../../shared/page.css.ts';
import { RESOURCE_KINDS, STATUS_MESSAGES } from '../../shared/resource-kinds.ts';
import { SaveForLater } from '../../shared/saved/save-for-later.tsx';
import { useActivityStatus } from '../../shared/use-activity-status.ts';
import { useSpaceLinks } from '../../shared/use-space-links.ts';
import { formatTimeLeft, useSecondsUntil } from './countdown.ts';
import { DeletedNotice } from './deleted-page.tsx';
import { LIVE_VIEWER_MESSAGES } from './live-messages.ts';
import { mustBuy } from './must-buy.ts';
import * as styles from './live.css.ts';
import { useLatePart } from './use-late-part.ts';
import { useLiveViewer, type LiveViewerActor } from './use-live-viewer.ts';
import { usePlayerPart } from './use-player-part.ts';

const TONES = { 1: 'upcoming', 2: 'live', 3: 'neutral' } as const;
const SECONDS_A_MINUTE = 60;
/** What is left of questions and polls of a session that is over. */
const loadRecord = () => import('../../shared/live-chat/activity/activity-record.tsx');
const loadHandouts = () => import('../../shared/live-chat/handouts/handout-list.tsx');

/** A live session (R24): what it is about, the wait, the way in, and what became of it. */
export function LivePage({ live }: { live: LiveSession }) {
  const { t, i18n } = useLingui();
  const actor = useLiveViewer(live);
  const isDeleted = useSelector(actor, (snapshot) => snapshot.hasTag('deleted'));
  const hasChat = useHasChat(live);
  const isOver = live.state === 'ended' || live.state === 'replay';
  const isClosed = mustBuy(live);
  const part = useLatePart(loadRecord, isOver && !isClosed);
  const handouts = useLatePart(loadHandouts, !isClosed);
  if (isDeleted) return <DeletedNotice schoolId={live.schoolId} />;
  return (
    <article className={cx(page, padded)}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: t`Home`, href: schoolHref(live.schoolId) },
          {
            id: 'type',
            label: i18n._(RESOURCE_KINDS[ResourceType.Live].many),
            href: entriesHref(live.schoolId, { type: ResourceType.Live }),
          },
          { id: 'page', label: live.title },
        ]}
      />
      <Room live={live} hasChat={hasChat}>
        <Head live={live} actor={actor} hasCover={!hasChat && !hasPicture(live)} />
      </Room>
      <Facts live={live} />
      {/* Its words may come after the page, which must not give way to them. */}
      <Suspense>{handouts && !isClosed ? <handouts.HandoutList live={live} /> : null}</Suspense>
      {isOver && !hasChat && !isClosed && part ? <part.ActivityRecord live={live} /> : null}
    </article>
  );
}

/** Whether people meet here: while the room is open, and after its end for those who were there. */
function useHasChat(live: LiveSession): boolean {
  const { state } = live;
  const isOpen = (state === 'waiting' || state === 'live') && !mustBuy(live);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && !mustBuy(live);
}

/** The picture, with the chat beside it or below, and what is said of the session. */
function Room({ live, hasChat, children }: { live: LiveSession; hasChat: boolean; children: ReactNode }) {
  const { viewer } = useSession();
  return (
    <div className={hasChat ? styles.room : undefined}>
      <Stage live={live} hasCover={hasChat} />
      {hasChat ? (
        <div className={styles.chat}>
          <ChatPanel
            schoolId={live.schoolId}
            liveId={live.id}
            viewerId={viewer?.user_id}
            address={live.url}
            languages={[live.lang, ...live.languages]}
          />
        </div>
      ) : null}
      {children}
    </div>
  );
}

function Head({ live, actor, hasCover }: { live: LiveSession; actor: LiveViewerActor; hasCover: boolean }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const spaceOf = useSpaceLinks(live.schoolId);
  const status = useActivityStatus(live) ?? live.activityStatus;
  const lang = live.lang === language ? undefined : toTag(live.lang);
  return (
    <header className={cx(styles.head, hasCover ? styles.withCover : null)}>
      <div className={styles.words}>
        <div className={styles.marks}>
          <Badge tone="primary">{i18n._(RESOURCE_KINDS[ResourceType.Live].one)}</Badge>
          {live.audience === 2 ? <Badge>{t({ message: 'Members', context: 'audience' })}</Badge> : null}
          <Status tone={TONES[status]} isPulsing={status === 2}>
            {i18n._(STATUS_MESSAGES[status])}
          </Status>
        </div>
        <Heading level={1} size="4xl" lang={lang}>
          <UserText>{live.title}</UserText>
        </Heading>
        {live.summary ? (
          <Text size="lg" tone="muted" lang={lang}>
            <UserText>{live.summary}</UserText>
          </Text>
        ) : null}
        <MetaLine>
          {[live.host, ...live.speakers].map((person) =>
            person.name ? (
              <MetaPerson
                key={person.id}
                name={person.name}
                avatarSrc={person.avatarUrl}
                href={spaceOf(person)}
              />
            ) : null,
          )}
          <LocalTime instant={live.startsAt} />
        </MetaLine>
        <Now live={live} actor={actor} />
        {mustBuy(live) ? <LiveOffer live={live} /> : null}
        <Actions live={live} actor={actor} />
        <SaveForLater schoolId={live.schoolId} resourceId={live.id} />
      </div>
      {hasCover ? <Cover live={live} /> : null}
    </header>
  );
}

/** Whether there is something to watch here: what goes on, or what was recorded. */
const hasPicture = ({ streamUrl, replayUrl }: LiveSession): boolean =>
  streamUrl !== null || replayUrl !== null;

function Cover({ live }: { live: LiveSession }) {
  return (
    <Surface radius="lg" className={styles.cover}>
      <Image src={live.coverUrl} alt="" seed={live.id} ratio={16 / 9} isPriority />
    </Surface>
  );
}

/**
 * The picture while it is live, and afterwards; its place is kept until the player is there.
 * @param hasCover the place is kept while there is no picture too
 */
function Stage({ live, hasCover }: { live: LiveSession; hasCover: boolean }) {
  const player = usePlayerPart(hasPicture(live));
  const { streamUrl, replayUrl } = live;
  const url = streamUrl ?? replayUrl;
  if (url === null && !hasCover) return null;
  const cover = <Cover live={live} />;
  return (
    <div className={styles.stage}>
      {player && streamUrl !== null ? (
        <player.LivePlayer title={live.title} url={streamUrl} />
      ) : player && replayUrl !== null ? (
        <player.ReplayPlayer live={live} url={replayUrl} fallback={cover} />
      ) : (
        cover
      )}
    </div>
  );
}

/** What happens at this moment. */
function Now({ live, actor }: { live: LiveSession; actor: LiveViewerActor }) {
  const { t } = useLingui();
  const language = useLanguage();
  const aheadMs = useSelector(actor, ({ context }) => context.aheadMs);
  const isOffline = useSelector(actor, (snapshot) => snapshot.hasTag('offline'));
  const seconds = useSecondsUntil(live.startsAt, aheadMs);
  const { state } = live;
  const isOver = state === 'ended' || state === 'replay';
  const left = seconds === null ? '' : formatTimeLeft(seconds, toIntlTag(language));
  const text = () => {
    if (isOffline) return t`No connection. This page updates once you are back online.`;
    if (state === 'live' && !live.streamUrl && !live.roomUrl && !mustBuy(live))
      return t`The host is starting.`;
    if (state === 'live') return t`The session is on.`;
    if (state === 'replay' && !mustBuy(live)) return t`This session has ended. Its recording is above.`;
    if (isOver) return t`This session has ended.`;
    if (seconds === 0) return t`Waiting for the host.`;
    return left ? t({ message: `Starts in ${left}`, comment: 'A time, such as 1 day, 2 hours or 4:09' }) : '';
  };
  return (
    <div className={styles.now}>
      <Text weight="medium" size="lg">
        {text()}
      </Text>
      {state === 'waiting' && !mustBuy(live) ? (
        <Text size="sm" tone="muted">
          {t`The waiting room is open. Stay on this page, it updates by itself.`}
        </Text>
      ) : null}
    </div>
  );
}

function Actions({ live, actor }: { live: LiveSession; actor: LiveViewerActor }) {
  const { t, i18n } = useLingui();
  const { id, schoolId, abilities, roomUrl, state } = live;
  const isOver = state === 'ended' || state === 'replay';
  const isOpen = state === 'waiting' || state === 'live';
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') ? snapshot.context.problem : null,
  );
  return (
    <>
      {problem ? (
        <Banner
          tone="danger"
          announce="assertive"
          onDismiss={() => actor.send({ type: 'problem.dismissed' })}
        >
          {i18n._(messageOf(LIVE_VIEWER_MESSAGES, problem.code))}
        </Banner>
      ) : null}
      <div className={styles.actions}>
        {isOpen && roomUrl ? (
          <LinkButton variant="primary" href={roomUrl} target="_blank" rel="noreferrer">
            {t({ message: 'Join', comment: 'Button: enters the room of a live session' })}
          </LinkButton>
        ) : null}
        {isOpen && abilities.host && roomUrl === null ? (
          <LinkButton
            variant="primary"
            href={hrefTo({ to: '/live/$schoolId/$id/host', params: { schoolId, id } })}
          >
            {state === 'live'
              ? t({ message: 'Host this session', comment: 'Button: opens the page from which one sends' })
              : t({ message: 'Prepare to go live', comment: 'Button: opens the page of the host' })}
          </LinkButton>
        ) : null}
        {isOver || mustBuy(live) ? null : <ReserveButton live={live} actor={actor} isPrimary={!isOpen} />}
        {isOver ? null : (
          <LinkButton icon={CalendarPlusIcon} href={liveCalendarHref(schoolId, id)}>
            {t`Add to calendar`}
          </LinkButton>
        )}
        {abilities.moderate ? (
          <LinkButton
            variant="quiet"
            href={hrefTo({ to: '/live/$schoolId/$id/record', params: { schoolId, id } })}
          >
            {t`Hand-outs and attendance`}
          </LinkButton>
        ) : null}
        {abilities.moderate && state === 'replay' ? (
          <LinkButton
            variant="quiet"
            href={hrefTo({ to: '/live/$schoolId/$id/replay', params: { schoolId, id } })}
          >
            {t({
              message: 'Edit recording',
              comment: 'Button: cut, chapters and captions of a live session',
            })}
          </LinkButton>
        ) : null}
        {abilities.edit ? (
          <LinkButton
            variant="quiet"
            href={hrefTo({
              to: '/portal/$schoolId/lecturing-center/live-learn-edit/$id',
              params: { schoolId, id },
            })}
          >
            {t({ message: 'Edit', comment: 'Button: opens what is changed' })}
          </LinkButton>
        ) : null}
      </div>
    </>
  );
}

/** What the session costs, and the way to the store. */
function LiveOffer({ live }: { live: LiveSession }) {
  const { t } = useLingui();
  return (
    <div className={styles.actions}>
      <Offer
        price={live.price}
        purchaseUrl={live.purchaseUrl}
        buy={t({ message: 'Buy', comment: 'Button: leads to the store where the class is ordered' })}
        notSold={t`This session is not sold at the moment. Ask the school how to buy it.`}
      />
    </div>
  );
}

function ReserveButton({
  live,
  actor,
  isPrimary,
}: {
  live: LiveSession;
  actor: LiveViewerActor;
  isPrimary: boolean;
}) {
  const { t } = useLingui();
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('reserving'));
  const variant = isPrimary ? 'primary' : 'secondary';
  if (live.abilities.reason === 'SIGN_IN')
    return (
      <LinkButton variant={variant} href={signInHref(live.url)}>
        {t`Sign in to take part`}
      </LinkButton>
    );
  if (live.reserved)
    return (
      <Button
        icon={BellSlashIcon}
        isPending={isSaving}
        onPress={() => actor.send({ type: 'reservation.withdrawn' })}
      >
        {t`Cancel reservation`}
      </Button>
    );
  return (
    <Button
      variant={variant}
      icon={BellIcon}
      isPending={isSaving}
      onPress={() => actor.send({ type: 'reservation.requested' })}
    >
      {t({ message: 'Reserve', comment: 'Button: reserves a seat in a live session, with reminders' })}
    </Button>
  );
}

function Facts({ live }: { live: LiveSession }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { reservedCount, capacity } = live;
  const reserved = formatCount(reservedCount, language);
  const seats = capacity === null ? '' : formatCount(capacity, language);
  const facts: Fact[] = [
    { id: 'start', label: t`Starts`, value: <LocalTime instant={live.startsAt} /> },
    {
      id: 'length',
      label: t`Length`,
      value: formatMinutes(live.durationSeconds / SECONDS_A_MINUTE, language),
    },
    { id: 'zone', label: t`Time zone`, value: <LocalZone /> },
    {
      id: 'language',
      label: t({ message: 'Language', context: 'live session', comment: 'In which it is held' }),
      value: (
        <>
          {[live.lang, ...live.languages].map((code, index) => (
            <span key={code} lang={toTag(code)}>
              {index > 0 ? ' · ' : null}
              {LANGUAGE_NAMES[code]}
            </span>
          ))}
        </>
      ),
    },
    {
      id: 'reserved',
      label: t({ message: 'Reserved', comment: 'How many people reserved a live session' }),
      value:
        capacity === null
          ? t`${plural(reservedCount, { one: `${reserved} person`, other: `${reserved} people` })}`
          : t({ message: `${reserved} of ${seats}`, comment: 'Seats that are taken' }),
    },
  ];
  return (
    <div className={styles.facts}>
      <FactList variant="tiles" facts={facts} />
    </div>
  );
}
