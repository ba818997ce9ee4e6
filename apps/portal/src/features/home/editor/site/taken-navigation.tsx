import { useLingui } from '@lingui/react/macro';
import type { SiteParent } from '@stoa/api/schema';
import { Text } from '@stoa/ui/text';
import type { ReactNode } from 'react';
import { TakenPart } from './taken-part.tsx';

interface TakenNavigationProps {
  /** The school that a sub-school belongs to; undefined for none. */
  parent: SiteParent | undefined;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
  /** Where the own one is edited. */
  children: ReactNode;
}

/** The navigation of a school, which that of the school above can stand in for. */
export function TakenNavigation({ parent, isTaken, onTake, children }: TakenNavigationProps) {
  const { t } = useLingui();
  // That of a school which is not open to everybody cannot be taken; who has taken it can give it back.
  const isOffered = parent !== undefined && (parent.navigation !== null || isTaken);
  return (
    <TakenPart
      label={t({ message: 'Navigation', comment: 'Entries of a school’s navigation' })}
      schoolName={isOffered ? parent.name : undefined}
      isTaken={isTaken}
      shown={
        <Text size="sm">
          {parent?.navigation
            ? t`Pages lead to the parent school; search, classes and other parts of the portal lead to your own.`
            : t`The parent school is not open to everyone, so your own navigation is shown.`}
        </Text>
      }
      onTake={onTake}
    >
      {children}
    </TakenPart>
  );
}
