import { useLingui } from '@lingui/react/macro';
import { IMPORT_FILE_MAX_BYTES, type ImportRole } from '@stoa/machines/member-import';
import { useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { FileUpload, type RejectReason } from '@stoa/ui/file-upload';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { ROLE_WORDS } from '../../../shared/role-words.ts';
import { useInvitedRoles } from '../invitations/use-invited-roles.ts';
import * as styles from '../manage.css.ts';
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
  const rejected = (reason: RejectReason): string => {
    switch (reason) {
      case 'wrongType':
        return t`This is not a CSV file. Every spreadsheet program can save one.`;
      case 'empty':
        return t`There is nothing in this file.`;
      case 'tooLarge':
        return t`This file is too large. Split it into parts of at most 10,000 rows.`;
      case 'duplicate':
        return t`This file is chosen already.`;
      case 'onlyOne':
      case 'tooMany':
        return t`One file at a time, please. Remove the other one first.`;
    }
  };
  return (
    <>
      <FileUpload
        label={t`File with the people`}
        description={t`CSV with a first line that names the columns: email and, if wanted, realName and role. At most 10,000 rows.`}
        accept={ACCEPTED}
        maxBytes={IMPORT_FILE_MAX_BYTES}
        maxCount={1}
        allowsMultiple={false}
        labels={{
          choose: t`Choose a file`,
          drop: t`or drop it here`,
          count: () => '',
          rejected,
          progress: (name) => t`Reading ${name}`,
          cancel: (name) => t`Cancel ${name}`,
          retry: (name) => t`Try ${name} again`,
          remove: (name) => t`Remove ${name}`,
          news: (kind, name) =>
            kind === 'removed'
              ? t({ message: `${name} was removed.`, comment: 'A file' })
              : t({ message: `${name} is chosen.`, comment: 'A file' }),
        }}
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
        label={t`Role of those for whom the file says nothing`}
        orientation="horizontal"
        value={role}
        onChange={(value) => actor.send({ type: 'role.chosen', role: value as ImportRole })}
      >
        {roles.map((value) => (
          <Radio key={value} value={value}>
            {i18n._(ROLE_WORDS[value])}
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
