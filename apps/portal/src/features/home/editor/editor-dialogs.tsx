import { useLingui } from '@lingui/react/macro';
import type { PageCheck } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts';
import { CHECK_WORDS } from './editor-words.ts';

/** Somebody else has saved: theirs or mine. Neither is lost. */
export function PageConflictDialog({
  isOpen,
  onTheirs,
  onMine,
}: {
  isOpen: boolean;
  onTheirs: () => void;
  onMine: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      hideClose
      isDismissable={false}
      isKeyboardDismissDisabled
      title={t`Someone else changed this page`}
      footer={
        <>
          <Button variant="secondary" onPress={onTheirs}>{t`Use their version`}</Button>
          <Button variant="primary" onPress={onMine}>{t`Keep my version`}</Button>
        </>
      }
    >
      <Text>
        {t`Both versions are kept. If you use theirs, Undo brings yours back. If you keep yours, theirs stays in the list of versions.`}
      </Text>
    </Dialog>
  );
}

interface PublishDialogProps {
  isOpen: boolean;
  isBusy: boolean;
  problem: string | undefined;
  checks: readonly PageCheck[];
  /** What a block is called. */
  nameOf: (blockId: string) => string;
  onPublish: () => void;
  onCancel: () => void;
}

/** Shows what is to be mended before visitors see it. */
export function PublishDialog({
  isOpen,
  isBusy,
  problem,
  checks,
  nameOf,
  onPublish,
  onCancel,
}: PublishDialogProps) {
  const { t, i18n } = useLingui();
  const found = [
    ...new Set(
      checks.map(({ rule, blockId, language }) =>
        [
          blockId === null ? undefined : nameOf(blockId),
          i18n._(CHECK_WORDS[rule]),
          language === null ? undefined : LANGUAGE_NAMES[language],
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
  ];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={t`Publish this page?`}
      footer={
        <>
          <Button variant="secondary" isDisabled={isBusy} onPress={onCancel}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={isBusy} onPress={onPublish}>
            {t({ message: 'Publish', comment: 'Button: visitors see it from now on' })}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {problem ? (
          <Banner tone="danger" announce="assertive">
            {problem}
          </Banner>
        ) : null}
        <Text>{t`Visitors see it at once. You can restore an earlier version at any time.`}</Text>
        {found.length > 0 ? (
          <Stack gap="2">
            <Text weight="semibold">{t`You may want to fix this first`}</Text>
            <Stack as="ul" gap="1">
              {found.map((line) => (
                <li key={line}>
                  <Text size="sm">{line}</Text>
                </li>
              ))}
            </Stack>
          </Stack>
        ) : null}
      </Stack>
    </Dialog>
  );
}
