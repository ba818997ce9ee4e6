import { useLingui } from '@lingui/react/macro';
import type { SiteParent } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { Text } from '@stoa/ui/text';
import { hrefTo } from '../../../../app/links.ts';
import * as styles from '../editor.css.ts';
import { TakenPart } from './taken-part.tsx';

interface TakenFooterProps {
  schoolId: string;
  /** The school that a sub-school belongs to. */
  parent: SiteParent;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

/** Whose links stand at the bottom of a sub-school's pages. Own ones have a page of their own. */
export function TakenFooter({ schoolId, parent, isTaken, onTake }: TakenFooterProps) {
  const { t } = useLingui();
  const label = t({
    message: 'Footer links',
    comment: 'Links and QR codes at the bottom of a school’s pages',
  });
  // Those of a school which is not open to everybody cannot be taken; who has taken them can give them back.
  const isOffered = parent.footer !== null || isTaken;
  return (
    <TakenPart
      label={label}
      schoolName={isOffered ? parent.name : undefined}
      isTaken={isTaken}
      shown={
        <Text size="sm">
          {parent.footer
            ? t`Links and QR codes are those of the parent school. The legal lines stay your own.`
            : t`The parent school is not open to everyone, so your own footer links are shown.`}
        </Text>
      }
      onTake={onTake}
    >
      <Text weight="semibold">{label}</Text>
      <Text size="sm">{t`Your pages show your own links and QR codes.`}</Text>
      <div className={styles.actions}>
        <LinkButton
          size="sm"
          variant="quiet"
          href={hrefTo({ to: '/manage/$schoolId/footer', params: { schoolId } })}
        >
          {t({ message: 'Edit your footer', comment: 'Link: the own footer of a sub-school' })}
        </LinkButton>
      </div>
    </TakenPart>
  );
}
