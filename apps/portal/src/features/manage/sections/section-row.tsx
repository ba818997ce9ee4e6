import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { Badge } from '@stoa/ui/badge';
import { IconButton } from '@stoa/ui/icon-button';
import { Link } from '@stoa/ui/link';
import { Menu, MenuDivider, MenuItem } from '@stoa/ui/menu';
import { Row } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { hrefTo } from '../../../app/links.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { sectionHref } from '../../../shared/knowledge/knowledge-links.ts';
import type { PlacedSection } from '../../../shared/knowledge/section-tree.ts';
import { READER_MESSAGES } from '../../../shared/knowledge/section-messages.ts';
import * as styles from './sections.css.ts';

const LEVELS_MAX = 4;

/** A section in the list of those who make them, with what can be done with it. */
export function SectionRow({
  schoolId,
  placed: { section, level, siblings },
  canSort,
  isBusy,
  onMove,
  onEdit,
  onAdd,
  onDelete,
}: {
  schoolId: string;
  placed: PlacedSection;
  canSort: boolean;
  isBusy: boolean;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onAdd: () => void;
  onDelete: () => void;
}) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { id, name, subscriberCount, canEdit } = section;
  const articleCount = section.ownArticleCount ?? section.articleCount;
  const articles = formatNumber(articleCount, language);
  const subscribers = formatNumber(subscriberCount, language);
  const place = siblings.findIndex((sibling) => sibling.id === id);
  return (
    <Row className={styles.level[level as keyof typeof styles.level] ?? styles.level[3]} data-entry={id}>
      <div className={styles.words}>
        <Link href={sectionHref(schoolId, id)} variant="plain">
          <UserText>{name}</UserText>
        </Link>
        <span className={styles.facts}>
          {section.readers === 1 ? null : (
            <Badge tone={section.readers === 0 ? 'danger' : 'neutral'}>
              {i18n._(READER_MESSAGES[section.readers])}
            </Badge>
          )}
          <Link
            href={hrefTo({
              to: '/manage/$schoolId/content',
              params: { schoolId },
              search: { kind: 'article', section: id },
            })}
          >
            {t`${plural(articleCount, { one: `${articles} article`, other: `${articles} articles` })}`}
          </Link>
          <Text as="span" size="sm" tone="muted">
            {t`${plural(subscriberCount, { one: `${subscribers} subscriber`, other: `${subscribers} subscribers` })}`}
          </Text>
        </span>
      </div>
      <div className={styles.buttons}>
        {canSort && siblings.length > 1 ? (
          <>
            <span data-move="up">
              <IconButton
                icon={ArrowUpIcon}
                size="sm"
                label={t({ message: `Move ${name} up`, comment: 'A block of a page' })}
                isDisabled={place === 0 || isBusy}
                onPress={() => onMove(-1)}
              />
            </span>
            <span data-move="down">
              <IconButton
                icon={ArrowDownIcon}
                size="sm"
                label={t({ message: `Move ${name} down`, comment: 'A block of a page' })}
                isDisabled={place === siblings.length - 1 || isBusy}
                onPress={() => onMove(1)}
              />
            </span>
          </>
        ) : null}
        {canEdit || level + 1 < LEVELS_MAX ? (
          <Menu
            placement="bottom end"
            trigger={
              <IconButton
                icon={DotsThreeIcon}
                size="sm"
                hideTooltip
                label={t({ message: `More for ${name}`, comment: 'Menu of a block of a page' })}
              />
            }
          >
            {canEdit ? (
              <MenuItem onAction={onEdit}>
                {t({
                  message: 'Edit',
                  context: 'knowledge',
                  comment: 'Menu of a section: name, place, readers',
                })}
              </MenuItem>
            ) : null}
            {level + 1 < LEVELS_MAX ? (
              <MenuItem onAction={onAdd}>
                {t({ message: 'New section inside', comment: 'Menu of a section' })}
              </MenuItem>
            ) : null}
            {canEdit ? <MenuDivider /> : null}
            {canEdit ? (
              <MenuItem tone="danger" onAction={onDelete}>
                {t({ message: 'Delete', context: 'knowledge', comment: 'Menu of a section' })}
              </MenuItem>
            ) : null}
          </Menu>
        ) : null}
      </div>
    </Row>
  );
}
