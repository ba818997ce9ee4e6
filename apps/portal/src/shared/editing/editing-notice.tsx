import { Trans, useLingui } from '@lingui/react/macro';
import type { DraftEditing } from '@stoa/api/schema';
import type { contentEditorMachine } from '@stoa/machines/content-editor';
import { Avatar } from '@stoa/ui/avatar';
import { Button } from '@stoa/ui/button';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import * as styles from './editing.css.ts';

interface EditingNoticeProps {
  actor: ActorRefFrom<typeof contentEditorMachine>;
  /** What the server said last. */
  editing: DraftEditing | undefined;
}

const AVATARS_MAX = 3;

/** Who else edits the same, and whether they have saved something that is not shown here; announced to screen readers. */
export function EditingNotice({ actor, editing }: EditingNoticeProps) {
  const { t } = useLingui();
  const version = useSelector(actor, ({ context }) => context.version);
  const canLoad = useSelector(actor, (snapshot) => snapshot.can({ type: 'newest.requested' }));
  const others = editing?.others.map(({ person }) => person) ?? [];
  const newest = editing?.newest;
  const isBehind = canLoad && newest !== undefined && newest !== null && isNewer(newest.version, version);
  return (
    <span role="status" className={styles.notice}>
      {others.length > 0 ? (
        <span className={styles.avatars} aria-hidden>
          {others.slice(0, AVATARS_MAX).map(({ id, name, avatarUrl }) => (
            <Avatar key={id} name={name} src={avatarUrl} size="xs" />
          ))}
        </span>
      ) : null}
      {isBehind ? (
        <>
          <Text as="span" size="sm">
            <Newer name={newest.savedBy?.name} />
          </Text>
          <Button size="sm" onPress={() => actor.send({ type: 'newest.requested' })}>
            {t({ message: 'Show new version', comment: 'Button: shows what somebody else has saved' })}
          </Button>
        </>
      ) : others[0] ? (
        <Text as="span" size="sm" tone="muted">
          <Others name={others[0].name} isAlone={others.length === 1} />
        </Text>
      ) : null}
    </span>
  );
}

function Newer({ name }: { name: string | undefined }) {
  return name ? (
    <Trans comment="Somebody else has changed the page that is edited">
      <UserText>{name}</UserText> saved a newer version.
    </Trans>
  ) : (
    <Trans>There is a newer version.</Trans>
  );
}

function Others({ name, isAlone }: { name: string; isAlone: boolean }) {
  return isAlone ? (
    <Trans comment="Somebody else has the same page open in the editor">
      <UserText>{name}</UserText> is editing this too
    </Trans>
  ) : (
    <Trans comment="Several people have the same page open in the editor">
      <UserText>{name}</UserText> and others are editing this too
    </Trans>
  );
}

/** Versions count up. Nothing was saved where there is none. */
const isNewer = (version: string, than: string | null): boolean => Number(version) > Number(than ?? 0);
