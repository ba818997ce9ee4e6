import { useLingui } from '@lingui/react/macro';
import { IMPORT_FILE_MAX_BYTES, type ImportRole } from '@stoa/machines/member-import';
import { useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { FileUpload } from '@stoa/ui/file-upload';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { ROLE_MESSAGES } from '../../../shared/role-messages.ts';
import { useInvitedRoles } from '../invitations/use-invited-roles.ts';
import * as styles from '../manage.css.ts';
import { useReadFileLabels } from '../use-read-file-labels.ts';
import type { ChosenFiles } from './chosen-files.ts';
import type { MemberImportActor } from './use-member-import.ts';

const ACCEPTED = ['.csv', '.txt', 'text/csv'];

/** The file, and what those become for whom it says nothing. */
export function FileChoice({
  schoolId,
  actor,
  files,
}: {
  schoolId: string;
  actor: MemberImportActor;
  files: ChosenFiles;
}) {
  const { t, i18n } = useLingui();
  const roles = useInvitedRoles(schoolId);
  const file = useSelector(actor, ({ context }) => context.file);
  const role = useSelector(actor, ({ context }) => context.role);
  const isChosen = useSelector(actor, (snapshot) => snapshot.hasTag('chosen'));
  const labels = useReadFileLabels({
    wrongType: t`This is not a CSV file. Export it as CSV from your spreadsheet program.`,
    tooLarge: t`This file is too large. Split it into parts of at most 10,000 rows.`,
  });
  return (
    <>
      <FileUpload
        label={t`File with the people`}
        description={t`CSV with a header row: email and optionally realName and role. Up to 10,000 rows.`}
        accept={ACCEPTED}
        maxBytes={IMPORT_FILE_MAX_BYTES}
        maxCount={1}
        allowsMultiple={false}
        labels={labels}
        items={
          file
            ? [
                {
                  id: file.key,
                  name: file.name,
                  size: file.sizeBytes,
                  state: 'done',
                  file: files.get(file.key),
                },
              ]
            : []
        }
        onAdd={([added]) => {
          if (!added) return;
          const chosen = { key: files.add(added), name: added.name, sizeBytes: added.size };
          actor.send({ type: 'file.chosen', file: chosen });
        }}
        onRemove={() => actor.send({ type: 'file.removed' })}
      />
      <RadioGroup
        label={t`Default role`}
        orientation="horizontal"
        value={role}
        onChange={(value) => actor.send({ type: 'role.chosen', role: value as ImportRole })}
      >
        {roles.map((value) => (
          <Radio key={value} value={value}>
            {i18n._(ROLE_MESSAGES[value])}
          </Radio>
        ))}
      </RadioGroup>
      {isChosen ? (
        <div className={styles.actions}>
          <Button variant="primary" onPress={() => actor.send({ type: 'check.requested' })}>
            {t`Check the file`}
          </Button>
        </div>
      ) : null}
    </>
  );
}
