import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@stoa/ui/checkbox';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useState } from 'react';
import * as styles from './content.css.ts';
import { FormDialog } from './outline-dialogs.tsx';
import { NEEDS_MAX } from './stages.ts';

interface NeedsDialogProps {
  name: string;
  needs: readonly string[];
  /** Stops that may be done before it. */
  choices: readonly { id: string; name: string }[];
  onDone: (needs: string[] | undefined) => void;
}

/** Asks which stops are to be done before one. */
export function NeedsDialog({ name, needs: given, choices, onDone }: NeedsDialogProps) {
  const { t } = useLingui();
  const [needs, setNeeds] = useState<readonly string[]>(given);
  return (
    <FormDialog
      title={t({
        message: 'What comes before',
        context: 'authoring',
        comment: 'Opens a dialog about a stop',
      })}
      onCancel={() => onDone(undefined)}
      onSubmit={() => onDone(choices.flatMap(({ id }) => (needs.includes(id) ? [id] : [])))}
    >
      <Text>
        <UserText>
          {t({
            message: `Learners can begin “${name}” once they have done these stops.`,
            comment: 'Above a list of checkboxes',
          })}
        </UserText>
      </Text>
      {choices.length === 0 ? (
        <Text tone="muted">{t`There is no other stop that could come before this one.`}</Text>
      ) : (
        <div className={styles.section}>
          {choices.map((choice) => {
            const isIn = needs.includes(choice.id);
            return (
              <Checkbox
                key={choice.id}
                isSelected={isIn}
                isDisabled={!isIn && needs.length >= NEEDS_MAX}
                onChange={(wanted) =>
                  setNeeds(wanted ? [...needs, choice.id] : needs.filter((id) => id !== choice.id))
                }
              >
                <UserText>{choice.name}</UserText>
              </Checkbox>
            );
          })}
        </div>
      )}
    </FormDialog>
  );
}
