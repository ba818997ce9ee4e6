import { useLingui } from '@lingui/react/macro';
import { Heading } from '@stoa/ui/heading';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useId } from 'react';
import { ChatSignIn } from './chat-sign-in.tsx';
import * as styles from './live-chat.css.ts';
import { useChatPart } from './use-chat-part.ts';

/** The place of a session's chat; what is in it is loaded when the page stands. */
export function ChatPanel({
  schoolId,
  liveId,
  viewerId,
  address,
}: {
  schoolId: string;
  liveId: string;
  /** Undefined for visitors. */
  viewerId: string | undefined;
  /** The page on which it stands, to come back to. */
  address: string;
}) {
  const { t } = useLingui();
  const part = useChatPart(viewerId !== undefined);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <VisuallyHidden>
        <Heading id={headingId} level={2}>
          {t({ message: 'Chat', context: 'live session', comment: 'Heading above what people write' })}
        </Heading>
      </VisuallyHidden>
      {viewerId === undefined ? (
        <ChatSignIn address={address} />
      ) : part ? (
        <part.LiveChat
          key={`${liveId} ${viewerId}`}
          schoolId={schoolId}
          liveId={liveId}
          viewerId={viewerId}
        />
      ) : (
        <SkeletonRegion>
          <SkeletonRows />
        </SkeletonRegion>
      )}
    </section>
  );
}
