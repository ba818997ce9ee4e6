import { useLingui } from '@lingui/react/macro';
import type { PageCheck, PageSchedule } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatZonedDateTime } from '../../../shared/format.ts';
import { FoundChecks } from './found-checks.tsx';
import { MomentFields, useMoment } from './moment-fields.tsx';
import type { SchoolZone } from './school-zone.tsx';

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
  schoolId: string;
  isOpen: boolean;
  isBusy: boolean;
  problem: string | undefined;
  checks: readonly PageCheck[];
  /** What a block is called. */
  nameOf: (blockId: string) => string;
  /** Closes the dialog and leads to a block; left out where none can be shown. */
  onShow?: (blockId: string) => void;
  /** What is published by itself already. */
  schedule: PageSchedule | null;
  /** @param publishAt null for at once */
  onPublish: (publishAt: string | null) => void;
  onCancel: () => void;
}

/** Shows what is to be mended before visitors see it, and asks when they do. */
export function PublishDialog({
  schoolId,
  isOpen,
  isBusy,
  problem,
  checks,
  nameOf,
  onShow,
  schedule,
  onPublish,
  onCancel,
}: PublishDialogProps) {
  const { t } = useLingui();
  const chosen = useMoment(schoolId);
  const { moment, publishAt } = chosen;
  const time = useScheduledTime(schedule, chosen.zone);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={t`Publish this page?`}
      footer={
        <>
          <Button variant="secondary" isDisabled={isBusy} onPress={onCancel}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            isPending={isBusy}
            isDisabled={publishAt === undefined}
            onPress={() => {
              if (publishAt !== undefined) onPublish(publishAt);
            }}
          >
            {moment.isLater
              ? t({ message: 'Schedule', context: 'authoring', comment: 'Button: publishes it later' })
              : t({ message: 'Publish', comment: 'Button: visitors see it from now on' })}
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
        <MomentFields {...chosen} />
        <Text>
          {moment.isLater
            ? t`The page is published as it is now. Later changes are not included.`
            : t`Visitors see it at once. You can restore an earlier version at any time.`}
        </Text>
        {schedule ? (
          <Text>
            {t({
              message: `This replaces what is scheduled for ${time}.`,
              comment: 'Publishing a page whose publication is scheduled already',
            })}
          </Text>
        ) : null}
        {checks.length > 0 ? (
          <Stack gap="2">
            <Text weight="semibold">{t`You may want to fix this first`}</Text>
            <FoundChecks checks={checks} nameOf={nameOf} onShow={onShow} />
          </Stack>
        ) : null}
      </Stack>
    </Dialog>
  );
}

/** When something is published by itself, written out; empty where nothing is. */
function useScheduledTime(schedule: PageSchedule | null, zone: SchoolZone): string {
  const language = useLanguage();
  return schedule ? formatZonedDateTime(schedule.publishAt, language, zone.id) : '';
}
