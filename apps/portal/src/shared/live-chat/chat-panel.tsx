import { useLingui } from '@lingui/react/macro';
import { Heading } from '@stoa/ui/heading';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useId } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { ChatSignIn } from './chat-sign-in.tsx';
import * as styles from './live-chat.css.ts';
import { useRoomPart } from './use-room-part.ts';

/** The place of a session's chat, questions and polls; what is in it is loaded when the page stands. */
export function ChatPanel({
  schoolId,
  liveId,
  viewerId,
  address,
  languages,
}: {
  schoolId: string;
  liveId: string;
  /** Undefined for visitors. */
  viewerId: string | undefined;
  /** The page on which it stands, to come back to. */
  address: string;
  /** Languages of the session, the main one first. */
  languages: readonly Language[];
}) {
  const { t } = useLingui();
  const part = useRoomPart(viewerId !== undefined);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <VisuallyHidden>
        <Heading id={headingId} level={2}>
          {t({
            message: 'Chat, questions and polls',
            comment: 'Heading above what people write and vote in a live session',
          })}
        </Heading>
      </VisuallyHidden>
      {viewerId === undefined ? (
        <ChatSignIn address={address} />
      ) : part ? (
        <part.LiveRoom
          key={`${liveId} ${viewerId}`}
          schoolId={schoolId}
          liveId={liveId}
          viewerId={viewerId}
          languages={languages}
        />
      ) : (
        <SkeletonRegion>
          <SkeletonRows />
        </SkeletonRegion>
      )}
    </section>
  );
}
