import { Trans, useLingui } from '@lingui/react/macro';
import type { SitePage, SiteParent } from '@stoa/api/schema';
import { Checkbox } from '@stoa/ui/checkbox';
import { Divider } from '@stoa/ui/divider';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import * as styles from '../editor.css.ts';

interface TakenPagesProps {
  parent: SiteParent;
  /** Own pages: one at the address of a page that is taken is not shown. */
  own: readonly SitePage[];
  taken: 'all' | readonly string[];
  onTake: (pages: 'all' | readonly string[]) => void;
}

/** Which pages of the school above stand in a sub-school at the same addresses. Each choice is one step of undo. */
export function TakenPages({ parent, own, taken, onTake }: TakenPagesProps) {
  const { t } = useLingui();
  const isAll = taken === 'all';
  const { name } = parent;
  const pages = parent.pages ?? [];
  const ids = isAll ? pages.map(({ pageId }) => pageId) : taken;
  const isReplaced = (address: string): boolean =>
    own.some((page) => page.address === address && page.state !== 'deleted');
  return (
    <div className={styles.fields}>
      <Text size="sm" tone="muted">
        {t`Pages you choose appear in your school too, as visitors of the parent school see them. They stay up to date by themselves.`}
      </Text>
      {parent.pages === null ? (
        <Text size="sm">{t`The parent school is not open to everyone, so its pages cannot be shown.`}</Text>
      ) : null}
      <Checkbox
        isSelected={isAll}
        isDisabled={parent.pages === null && !isAll}
        description={t`Also pages that are added later.`}
        onChange={(isChosen) => onTake(isChosen ? 'all' : ids)}
      >
        <Trans comment="Pages of the parent school, whose name follows">
          All pages of <UserText>{name}</UserText>
        </Trans>
      </Checkbox>
      <Divider />
      {pages.length === 0 && parent.pages !== null ? (
        <Text size="sm">{t`The parent school has no published pages yet.`}</Text>
      ) : null}
      {pages.map(({ pageId, address, title, url }) => (
        <Checkbox
          key={pageId}
          isSelected={ids.includes(pageId)}
          isDisabled={isAll}
          description={
            ids.includes(pageId) && isReplaced(address) ? (
              t`Shown instead of your own page at this address.`
            ) : (
              <bdi dir="ltr">{url}</bdi>
            )
          }
          onChange={(isChosen) => onTake(isChosen ? [...ids, pageId] : ids.filter((one) => one !== pageId))}
        >
          <UserText>{title || address}</UserText>
        </Checkbox>
      ))}
    </div>
  );
}
