import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import type { ReactNode } from 'react';
import * as styles from '../editor.css.ts';

interface TakenPartProps {
  /** What it is called. */
  label: string;
  /** The school it can be taken from; undefined for none. */
  schoolName: string | undefined;
  isTaken: boolean;
  /** How the school above has it. */
  shown: ReactNode;
  onTake: (isTaken: boolean) => void;
  /** Where the own one is edited. */
  children: ReactNode;
}

/** A part of the look or the navigation: that of the school above, or an own one. Both ways are one step of undo. */
export function TakenPart({ label, schoolName, isTaken, shown, onTake, children }: TakenPartProps) {
  const { t } = useLingui();
  if (schoolName === undefined) return children;
  return (
    <div role="group" aria-label={label} className={styles.part}>
      {isTaken ? (
        <>
          <Text weight="semibold">{label}</Text>
          {shown}
          <Text size="sm" tone="muted">
            <Trans comment="A color, logo or navigation of the parent school, whose name follows">
              From <UserText>{schoolName}</UserText>
            </Trans>
          </Text>
        </>
      ) : (
        children
      )}
      <div className={styles.actions}>
        <Button size="sm" variant="quiet" onPress={() => onTake(!isTaken)}>
          {isTaken
            ? t({
                message: 'Choose your own',
                comment: 'Instead of the color, logo or navigation of the parent school',
              })
            : t({
                message: 'Use the parent school’s',
                comment: 'Its color, logo or navigation instead of an own one',
              })}
        </Button>
      </div>
    </div>
  );
}
