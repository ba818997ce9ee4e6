import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import type { ResourceCard } from '@stoa/api/schema';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuDivider, MenuItem } from '@stoa/ui/menu';
import { Row } from '@stoa/ui/row-list';
import { DragHandle, SortableItem } from '@stoa/ui/sortable';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useNavigate } from '@tanstack/react-router';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag } from '../../../i18n/languages.ts';
import { RESOURCE_KINDS } from '../../../shared/resource-kinds.ts';
import { Moves } from '../../../shared/editing/moves.tsx';
import * as styles from './content.css.ts';

interface LedToRowProps {
  id: string;
  /** Undefined where learners do not see it, or it is gone. */
  card: ResourceCard | undefined;
  /** Titles of what is to be done before. */
  note?: readonly string[] | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  /** Opens what is to be done before; left out where nothing can be. */
  onNeeds?: () => void;
  onRemove: () => void;
}

/** A stop of a map, or a resource of a topic. */
export function LedToRow({ id, card, note, isFirst, isLast, onMove, onNeeds, onRemove }: LedToRowProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const name = card?.title ?? t`Hidden or deleted`;
  const before = note ? new Intl.ListFormat(toTag(language)).format(note) : '';
  return (
    <Row data-entry={id}>
      <SortableItem id={id} kind="stop" className={styles.row}>
        <DragHandle />
        <span className={styles.lesson}>
          <Text as="span" weight="medium" tone={card ? 'default' : 'muted'}>
            <UserText lang={card ? toTag(card.lang) : undefined}>{name}</UserText>
          </Text>
          <Text as="span" size="sm" tone="muted">
            {card ? i18n._(RESOURCE_KINDS[card.type].one) : t`Learners do not see it.`}
          </Text>
          {before ? (
            <Text as="span" size="sm" tone="muted">
              <UserText>{t({ message: `After: ${before}`, comment: 'What is to be done before' })}</UserText>
            </Text>
          ) : null}
        </span>
        <Moves name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
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
          {onNeeds ? (
            <MenuItem onAction={onNeeds}>
              {t({
                message: 'What comes before',
                context: 'authoring',
                comment: 'Opens a dialog about a stop',
              })}
            </MenuItem>
          ) : null}
          {card ? (
            <MenuItem onAction={() => void navigate({ href: card.url })}>
              {t({ message: 'View page', context: 'authoring', comment: 'As learners see it' })}
            </MenuItem>
          ) : null}
          <MenuDivider />
          <MenuItem tone="danger" onAction={onRemove}>
            {t({ message: 'Remove', context: 'authoring', comment: 'Takes a stop out of a learning map' })}
          </MenuItem>
        </Menu>
      </SortableItem>
    </Row>
  );
}
